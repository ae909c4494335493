import { clamp } from '../dsp/interpolate.ts'
import type { PhoneSet } from '../speech/phones.ts'
import type { TrustedBand } from '../speech/source.ts'
import type { Envelopes } from '../vocoder/envelope.ts'
import type { TimedNote } from './melody.ts'
import type { Segment } from './timing.ts'

/** A line that is placed in time, with the analysed speech that it is made of. */
export type PlacedLine = {
  readonly segments: readonly Segment[]
  readonly notes: readonly TimedNote[]
  /** How hard each syllable is sung, −1 … 1. */
  readonly efforts: readonly number[]
  readonly envelopes: Envelopes
  readonly set: PhoneSet
  readonly band: TrustedBand
}

/** Envelope at a time of the spoken line, interpolated in the logarithm. */
export function spokenFrame({ hopSec, logPower }: Envelopes, timeSec: number, into: Float32Array): void {
  const position = clamp(timeSec / hopSec, 0, logPower.length - 1)
  const index = Math.min(Math.floor(position), logPower.length - 2)
  const [a, b] = [logPower[index]!, logPower[index + 1]!]
  const share = position - index
  for (let bin = 0; bin < into.length; bin++) into[bin] = a[bin]! + share * (b[bin]! - a[bin]!)
}
