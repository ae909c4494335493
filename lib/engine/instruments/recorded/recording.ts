/**
 * Recorded notes of one instrument, as SoundFont 2.04 describes them. Samples are 16-bit integers, one channel each.
 */
export type Recording = {
  readonly zones: readonly Zone[]
  /** The numbers of one sample; read when it is first asked for. */
  sample(number: number): Int16Array
}

/** For which notes a sample is played, and how. */
export type Zone = {
  /** MIDI note numbers and velocities, both ends included. */
  readonly keys: readonly [lowest: number, highest: number]
  readonly velocities: readonly [lowest: number, highest: number]
  readonly sample: number
  readonly sampleRate: number
  /** MIDI note number at which the sample sounds as recorded. */
  readonly rootKey: number
  /** Added to that, in cents. */
  readonly correctionCents: number
  /** First and last sample of the loop, the last excluded. */
  readonly loop: readonly [start: number, end: number]
  /** Generators that differ from their defaults, by their number in the standard. */
  readonly generators: Readonly<Record<number, number>>
  readonly modulators: readonly Modulator[]
}

/** Changes a generator by key and velocity: `amount` times both sources. */
export type Modulator = {
  readonly generator: number
  readonly amount: number
  readonly source: Source
  /** 0 counts as 1: no second source. */
  readonly secondSource: Source
}

/** What a modulator reads: 0 nothing, 2 the velocity, 3 the key; other controllers rest. */
export type Source = {
  readonly of: 0 | 2 | 3
  readonly curve: 'linear' | 'concave' | 'convex' | 'switch'
  readonly isBipolar: boolean
  readonly isNegative: boolean
}
