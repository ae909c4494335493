import { DB_PER_LN } from '../../dsp/decibels.ts'
import type { Envelopes } from '../../vocoder/envelope.ts'
import { powerOf } from './background.ts'

/** Where vowels are stronger than the consonants between them. */
const BAND = { lowHz: 300, highHz: 2500 }
/** Frames of 10 ms that the level is smoothed over, on either side. */
const SMOOTH = 2
/** A vowel stands out of what is before and behind it, and is not much softer than the loud ones. */
const DIP_DB = 2
const SOFT_DB = -25

/**
 * Syllables heard, by their vowels: voiced peaks of the level with dips between them. After de Jong & Wempe, "Praat script
 * to detect syllable nuclei and measure speech rate automatically" (2009).
 */
export function countSyllables({ logPower, bins, sampleRate }: Envelopes, f0Hz: Float32Array): number {
  const [from, to] = [BAND.lowHz, BAND.highHz].map((hz) => Math.round((hz / (sampleRate / 2)) * (bins - 1)))
  const powers = logPower.map((frame) => powerOf(frame.subarray(from, to)))
  const levels = powers.map((_, frame) => {
    const about = powers.slice(Math.max(0, frame - SMOOTH), frame + SMOOTH + 1)
    return DB_PER_LN * Math.log(about.reduce((sum, power) => sum + power, 1e-20) / about.length)
  })
  const loud = levels.toSorted((one, other) => one - other)[Math.floor(0.95 * levels.length)]!
  let [count, peak, dip] = [0, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]
  let isVoiced = false
  let isRising = true
  for (const [frame, level] of levels.entries()) {
    if (isRising) {
      if (level > peak) {
        peak = level
        isVoiced = f0Hz[frame]! > 0
      } else if (level < peak - DIP_DB) {
        if (isVoiced && peak > loud + SOFT_DB) count++
        isRising = false
        dip = level
      }
    } else if (level < dip) dip = level
    else if (level > dip + DIP_DB) {
      isRising = true
      peak = level
      isVoiced = f0Hz[frame]! > 0
    }
  }
  return count
}
