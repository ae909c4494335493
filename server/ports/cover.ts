import type { CoverVoice, Levels } from '#lib/engine/index.ts'
import type { GenerationProvider } from './generation.ts'

type WavFile = Uint8Array<ArrayBuffer>

/** A song in two WAV files that add up to it. */
export type SongParts = { readonly vocals: WavFile; readonly instrumental: WavFile }

/** Where a song comes from: a file as somebody had it, or parts that are already there. */
export type CoverSource =
  | { readonly kind: 'recording'; readonly bytes: Uint8Array }
  | { readonly kind: 'parts'; readonly parts: SongParts }

type Song = { readonly title: string; readonly seed: number }

/**
 * `cover` makes a song in another voice: vocals.wav, instrumental.wav, cover.mp3, cover.wav. `split` only takes it
 * apart: vocals.mp3 and instrumental.mp3. Both give metadata.json and, if they took a recording apart,
 * source-vocals.wav and source-instrumental.wav. `mix` makes cover.mp3 and cover.wav anew of a cover's own parts.
 */
export type CoverRequest =
  | (Song & {
      readonly kind: 'cover'
      readonly source: CoverSource
      readonly voice: CoverVoice
      /** How far the voice moves; the accompaniment moves with it but for whole octaves. */
      readonly semitones: number
      readonly levels: Levels
    })
  | (Song & { readonly kind: 'split'; readonly source: CoverSource })
  | (Song & { readonly kind: 'mix'; readonly parts: SongParts; readonly voiceName: string; readonly levels: Levels })

export type MadeCover = {
  readonly durationSec: number
  /** How loud it is as it goes, 0..255. */
  readonly peaks: readonly number[]
  readonly metadata: Readonly<Record<string, unknown>>
}

export type CoverProvider = GenerationProvider<CoverRequest, MadeCover>
