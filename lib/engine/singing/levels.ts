import { clamp } from '../dsp/interpolate.ts'
import { SAMPLE_RATE } from '../pcm/pcm.ts'
import { phoneClass } from '../speech/phones.ts'
import { SYNTHESIS_BINS } from '../vocoder/synthesis.ts'
import type { Shaper } from '../voices/shape.ts'
import { type PlacedLine, spokenFrame } from './line.ts'

/** Level that vowels are brought to, weighted as below. */
const VOWEL_LEVEL_DB = -25
/** A vowel may differ from the line's others by this before it is brought nearer. */
const LARGEST_LEVELLING_DB = 9
/** Hisses and stops stand back a little, as in singing. */
const OBSTRUENT_DB = -1
/** How much louder full effort is. */
const EFFORT_DB = 4

/** The ear hears little of what lies below this, and the level of a vowel is not that of its fundamental alone. */
const WEIGHT_HZ = 500

const WEIGHTS = Float32Array.from({ length: SYNTHESIS_BINS }, (_, bin) => {
  const hz = (bin * SAMPLE_RATE) / (2 * (SYNTHESIS_BINS - 1))
  return hz ** 2 / (hz ** 2 + WEIGHT_HZ ** 2)
})

/**
 * Points of (time, gain in decibels), ascending: vowels are brought to one level, stops and hisses keep theirs
 * against the line, what lies between follows its neighbours; and all is as loud as it is sung hard.
 */
export function phoneGains(line: PlacedLine, shaper: Shaper): [timeSec: number, gainDb: number][] {
  const source = new Float32Array(line.envelopes.bins)
  const shaped = new Float32Array(SYNTHESIS_BINS)
  const vowels = line.segments.filter(({ phone }) => phoneClass(phone, line.set) === 'vowel')
  const levelsDb = vowels.map(({ map }) => {
    const start = map[0]![1]
    const end = map.at(-1)![1]
    let power = 0
    for (const share of [0.3, 0.5, 0.7]) {
      spokenFrame(line.envelopes, start + share * (end - start), source)
      shaper.shape(source, { f0Hz: 0, voicing: 1, effort: 0 }, shaped)
      for (let bin = 0; bin < SYNTHESIS_BINS; bin++) power += (WEIGHTS[bin]! * Math.exp(shaped[bin]!)) / 3
    }
    return 10 * Math.log10(power / (SYNTHESIS_BINS - 1))
  })
  const usualDb = levelsDb.reduce((sum, level) => sum + level, 0) / levelsDb.length
  const commonDb = VOWEL_LEVEL_DB - usualDb
  return line.segments.flatMap((segment): [number, number][] => {
    const middleSec = (segment.startSec + segment.endSec) / 2
    const pushDb = EFFORT_DB * line.efforts[segment.syllable]!
    const vowel = vowels.indexOf(segment)
    if (vowel < 0) {
      const sings = phoneClass(segment.phone, line.set) === 'sonorant'
      return sings ? [] : [[middleSec, commonDb + pushDb + OBSTRUENT_DB]]
    }
    const levelling = clamp(usualDb - levelsDb[vowel]!, -LARGEST_LEVELLING_DB, LARGEST_LEVELLING_DB)
    return [[middleSec, commonDb + pushDb + levelling]]
  })
}
