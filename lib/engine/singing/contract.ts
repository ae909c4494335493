import type { Score } from '../score/score.ts'
import type { F0Track } from '../vocoder/f0.ts'

/** One voice's part of a sung line, dry and mono at SAMPLE_RATE. */
export type SungPart = {
  /** The lead and, in a duet, the second singer stand in front; doubles and harmonies go along with them, and the rest is behind. */
  readonly voice: 'lead' | 'second' | 'double' | 'harmony' | 'behind'
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
 * Sings a song line by line, each when it is asked for, with what is sung behind it: at least one part a line, and
 * nothing in a line starts before the first part of the line before.
 */
export type Sing = (score: Score) => Iterable<readonly SungPart[]>
