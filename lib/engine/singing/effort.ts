import { clamp, throughPoints } from '../dsp/interpolate.ts'
import { isVowel } from '../speech/phones.ts'
import { pitchOf } from '../theory/pitch.ts'
import { type Phonation, phonate } from '../voices/phonation.ts'
import type { VoiceModel } from '../voices/voice-model.ts'
import type { PlacedLine } from './placed-line.ts'

/** A note of this velocity in a section of this energy is sung with neither much nor little effort. */
const USUAL = { velocity: 0.75, energy: 0.6 }
const PER_VELOCITY = 2
const PER_ENERGY = 1.7
/** A syllable has its own effort this long after its vowel begins, and before it ends. */
const EDGE_SEC = 0.03

/** How hard a note is sung, −1 … 1: first verses softly, last choruses with all there is. */
export function effortOf(velocity: number, energy: number): number {
  return clamp(PER_VELOCITY * (velocity - USUAL.velocity) + PER_ENERGY * (energy - USUAL.energy), -1, 1)
}

/** Effort over time, on the way from each syllable's to the next. */
export function createEffort({ segments, efforts, set }: PlacedLine): (timeSec: number) => number {
  const points = segments.flatMap(({ phone, syllable, startSec, endSec }): [number, number][] => {
    if (!isVowel(phone, set)) return []
    const edge = Math.min(EDGE_SEC, (endSec - startSec) / 2)
    return [
      [startSec + edge, efforts[syllable]!],
      [endSec - edge, efforts[syllable]!],
    ]
  })
  return (timeSec) => throughPoints(points, timeSec)
}

/** How a pitch is produced with some effort by a singer of the line's range. */
export function phonationOf({ range }: PlacedLine, model: VoiceModel, effort: number, f0Hz: number): Phonation {
  const pitch = pitchOf(f0Hz)
  return phonate(model, clamp(effort, -1, 1), clamp((pitch - range.low) / (range.high - range.low), 0, 1))
}
