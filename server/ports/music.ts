import type { Score } from '#lib/engine/index.ts'
import type { SongChange } from '#lib/schemas/rework.ts'
import type { Portrait } from '#lib/schemas/song.ts'
import type { FileContent } from './storage.ts'

/** What a song is made from. `style` carries all chosen settings, joined by comma. */
export type MusicRequest = {
  readonly title: string
  /** '' asks for lyrics to be written from the description. */
  readonly lyrics: string
  readonly description: string
  readonly style: string
  readonly gender: 'm' | 'f' | 'random'
  readonly instrumental: boolean
  readonly language?: string
  readonly seed: number
  readonly lengthSec?: number
  /** Makes another version of a finished song instead of a new one; the rest says what both have in common. */
  readonly rework?: { readonly parentId: string; readonly score: Score; readonly change: SongChange }
}

/** A finished song, whose files have gone where its listener keeps them. */
export type Music = {
  readonly lyrics: string
  readonly language: string
  readonly durationSec: number
  readonly portrait: Portrait
  readonly receipt: Readonly<Record<string, unknown>> & {
    /** Words of the style that the song could not follow. */
    readonly notUnderstood?: readonly string[]
  }
}

export type MusicListener = {
  /** Keeps one of the song's files: song.mp3, song.wav, vocals.wav, instrumental.wav, song.mid, song.lrc … */
  readonly keep: (name: string, content: FileContent) => Promise<void>

  readonly onProgress: (stage: string, percent: number) => void
  /** At most once, while the song is being made: an MP3 of its beginning. */
  readonly onPreview?: (mp3: Uint8Array) => void
}

/** Makes songs, done once all files are kept. Throws MusicRefusedError for requests that can never work. */
export type MusicProvider = {
  make(request: MusicRequest, options: MusicListener & { signal: AbortSignal }): Promise<Music>
}

type RefusedReason = 'lyricsUnsingable' | 'lineTooLong' | 'notReworkable' | 'parentGone'

/** Trying again would not help; `reason` is a code of server/errors.ts. */
export class MusicRefusedError extends Error {
  override name = 'MusicRefusedError'
  readonly reason: RefusedReason

  constructor(reason: RefusedReason) {
    super(reason)
    this.reason = reason
  }
}
