import { createHash } from 'node:crypto'
import type { MusicRequest } from '#server/ports/music.ts'
import { requestOf, type Studio } from './studio.ts'

export type Sameness = readonly { readonly name: string; readonly holds: boolean }[]

/** Whether one seed gives one song, to the byte, and another seed another one. */
export async function compareSeeds(studio: Studio, lyrics: string): Promise<Sameness> {
  const request = (seed: number): MusicRequest => requestOf({ style: 'Pop', lyrics, seed })
  const [once, again, other] = await studio.each([request(11), request(11), request(12)], async ({ music }) =>
    createHash('sha256')
      .update(music.files.find(({ name }) => name === 'song.wav')!.bytes)
      .digest('hex'),
  )
  return [
    { name: 'the same seed', holds: once === again },
    { name: 'another seed', holds: once !== other },
  ]
}
