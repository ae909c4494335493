import type { MusicRequest } from '#server/ports/music.ts'
import type { HeardPiece } from './pieces.ts'

/** Whether two moods order as people expect them to. */
export type HeardMoods = readonly { readonly name: string; readonly holds: boolean }[]

export function moodRequests(_seeds: readonly number[]): MusicRequest[] {
  return []
}

export function hearMoods(_pieces: readonly HeardPiece[]): HeardMoods {
  return []
}
