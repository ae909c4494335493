import type { Brief, Reference, Score } from '#lib/engine/index.ts'
import type { SongChange } from '#lib/schemas/rework.ts'
import type { SongVisuals } from '#lib/schemas/song.ts'
import type { GenerationProvider } from './generation.ts'
import type { Writer } from './text.ts'

/** What a song is made from. `style` carries all chosen settings, joined by comma. */
export type MusicRequest = {
  /**
   * Names the run, alike in every try of it. A provider that is paid for each song hands it on as its service's
   * idempotency key, so that a song is paid once even if the worker that asked was killed. The words of a later try may
   * differ, if they are written for it: the song that was paid first counts. Absent on the command line.
   */
  readonly idempotencyKey?: string
  readonly title: string
  /** Nobody gave it that title, which only stands in lists: words that are written sing one of their own. */
  readonly isUntitled?: boolean
  readonly lyrics: string
  /** Of lyrics that were written for the description: their title, and who wrote them. */
  readonly words?: Writer & { readonly title: string }
  readonly description: string
  readonly style: string
  readonly gender: 'm' | 'f' | 'random'
  readonly instrumental: boolean
  readonly language?: string
  /** What was understood of the description and taken out again. */
  readonly ignored?: readonly string[]
  /** What a recording sets, where words and settings do not. */
  readonly reference?: Reference
  /** What was read of description and choices; null for another version of a finished song, which needs none. */
  readonly brief: Brief | null
  readonly seed: number
  readonly lengthSec?: number
  /**
   * How long the song may be at most, as far as its words can be sung so. Only the provider can keep to it: lyrics of an
   * allowed length were charged, so a song whose words take longer is stored as it comes.
   */
  readonly longestSec?: number
  /** Which one it is of two that one press makes, and whether both were charged at once. */
  readonly take?: { readonly number: number; readonly of: number; readonly chargedTogether: boolean }
  /** Makes another version of a finished song instead of a new one; the rest says what both have in common. */
  readonly rework?: { readonly parentId: string; readonly score: Score; readonly change: SongChange }
}

/** One that nobody has read yet. */
export type UnreadRequest = Omit<MusicRequest, 'brief'>

/** A finished song, whose files have gone where its listener stores them. */
export type Music = {
  /** That of its words, where nobody gave it one; else null. */
  readonly title: string | null
  readonly lyrics: string
  readonly language: string
  readonly durationSec: number
  readonly visuals: SongVisuals
  readonly metadata: Readonly<Record<string, unknown>> & {
    /** Words of the style that the song could not follow. */
    readonly notUnderstood?: readonly string[]
  }
}

/** A finished song: its score, and the WAV file of its instruments together. */
export type StemsRequest = { readonly score: Score; readonly instrumental: Uint8Array<ArrayBuffer> }

/**
 * Makes a WAV file of each instrument, which add up to the one that is given. Throws RefusedError with stemsDiffer where
 * they would not.
 */
export type StemsProvider = GenerationProvider<StemsRequest, null>

/**
 * Makes songs. It stores song.mp3, song.wav, song.mid, song.lrc, song.musicxml and metadata.json; vocals.wav and
 * instrumental.wav, which stems and covers begin from; and score.json, which versions, stems and timed words begin from. Pages
 * offer all of these whether or not a song has the files.
 */
export type MusicProvider = GenerationProvider<MusicRequest, Music>
