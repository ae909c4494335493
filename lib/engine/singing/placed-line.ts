import type { PhoneSet } from '../speech/phones.ts'
import type { TrustedBand } from '../speech/source.ts'
import type { Envelopes } from '../vocoder/envelope.ts'
import type { Delivery } from './pitch/delivery.ts'
import type { TimedNote } from './pitch/timed-note.ts'
import type { Segment } from './timing.ts'
import type { VowelTargets } from './vowel-targets.ts'

/** A line that is placed in time, with the analysed speech that it is made of. */
export type PlacedLine = {
  readonly segments: readonly Segment[]
  readonly notes: readonly TimedNote[]
  /** How hard each syllable is sung, −1 … 1. */
  readonly efforts: readonly number[]
  /** MIDI notes of the singer's range, which tell registers. */
  readonly range: { readonly low: number; readonly high: number }
  readonly envelopes: Envelopes
  /** What held vowels tend to. */
  readonly targets: VowelTargets
  readonly set: PhoneSet
  readonly band: TrustedBand
  /** How its style has it sung. */
  readonly delivery: Delivery
}
