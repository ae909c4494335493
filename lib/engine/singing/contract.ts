import type { Score } from '../score/score.ts'
import type { F0Track } from '../vocoder/f0.ts'

/** One voice's part of a sung line, dry and mono at SAMPLE_RATE. */
export type SungPart = {
  readonly voice: 'lead' | 'double' | 'harmony'
  /** From the start of the song. */
  readonly startSample: number
  readonly samples: Float32Array
  /** The pitch that was meant, from the first sample on; absent of breaths. */
  readonly pitch?: F0Track
  readonly gainDb: number
  /** −1 left … 1 right. */
  readonly pan: number
}

/**
 * Sings a song line by line, each when it is asked for: at least one part a line, and nothing in a line starts before
 * the first part of the line before.
 */
export type Sing = (score: Score) => Iterable<readonly SungPart[]>
