import type { Work } from '../progress.ts'
import type { Score } from '../score/score.ts'

/** One sung part of a song, as long as the song and aligned with its start, dry and mono at SAMPLE_RATE. */
export type VocalPart = {
  readonly name: 'lead' | 'double' | 'harmony'
  readonly samples: Float32Array
  readonly gainDb: number
  readonly pan: number
}

export type Sing = (score: Score, work: Work) => Promise<VocalPart[]>
