import { clamp } from '../dsp/interpolate.ts'
import { SAMPLE_RATE } from '../pcm/pcm.ts'
import { phoneClass } from '../speech/phones.ts'
import { envelopeAt } from '../vocoder/envelope.ts'
import { SYNTHESIS_BINS } from '../vocoder/voice-track.ts'
import { frictionOf } from '../voices/friction.ts'
import type { Manner, Shaper } from '../voices/shape.ts'
import type { PlacedLine } from './placed-line.ts'
import type { Segment } from './timing.ts'

/** Level that vowels are brought to, weighted as below. */
const VOWEL_LEVEL_DB = -31
/** A vowel may differ from the line's others by this before it is brought nearer. */
const LARGEST_LEVELLING_DB = 9
/** Largest gain, so that a line that was hardly spoken does not bring up noise. */
const LARGEST_GAIN_DB = 24
/** Hisses and stops stay this far below the vowels. */
const OBSTRUENT_DB = -5
/** A phone has its own level this long after it begins, and before it ends. */
const EDGE_SEC = 0.03
/** How much louder full effort is. */
const EFFORT_DB = 3

/** A pitch and how it is phonated. */
type Sung = Pick<Manner, 'f0Hz' | 'rd' | 'belt'>

const USUALLY: Sung = { f0Hz: 0 }

/** The ear hears little of what lies below this, and the level of a vowel is not that of its fundamental alone. */
const WEIGHT_HZ = 500

const BIN_HZ = SAMPLE_RATE / (2 * (SYNTHESIS_BINS - 1))
const VOWEL_WEIGHTS = weights((hz) => hz ** 2 / (hz ** 2 + WEIGHT_HZ ** 2))
/** As ITU-R BS.1770 weighs loudness, roughly: full from some 60 Hz on, and 4 dB more above 2 kHz. */
const LOUDNESS_WEIGHTS = weights(
  (hz) => (hz ** 2 / (hz ** 2 + 60 ** 2)) * (1 + (1.5 * hz ** 2) / (hz ** 2 + 1700 ** 2)),
)

function weights(at: (hz: number) => number): Float32Array {
  return Float32Array.from({ length: SYNTHESIS_BINS }, (_, bin) => at(bin * BIN_HZ))
}

/**
 * Gain in decibels over time, ascending. Vowels get one level, whatever their phonation (`sungAt`). Stops and hisses keep their
 * level against the line, but never drown it. Sonorants follow their neighbours. The effort of each syllable is added to all.
 */
export function phoneGains(
  line: PlacedLine,
  shaper: Shaper,
  sungAt: (timeSec: number) => Sung,
): [timeSec: number, gainDb: number][] {
  const levelOf = createMeter(line, shaper)
  const kinds = line.segments.map(({ phone }) => phoneClass(phone, line.set))
  const levelsDb = line.segments.map((segment, index) =>
    levelOf(segment, kinds[index] === 'vowel' ? 1 : 0, USUALLY, VOWEL_WEIGHTS),
  )
  const vowelsDb = levelsDb.filter((_, index) => kinds[index] === 'vowel')
  const usualDb = vowelsDb.reduce((sum, level) => sum + level, 0) / vowelsDb.length
  const commonDb = Math.min(VOWEL_LEVEL_DB - usualDb, LARGEST_GAIN_DB)
  return line.segments.flatMap((segment, index): [number, number][] => {
    if (kinds[index] === 'sonorant') return []
    const belowDb = usualDb - levelsDb[index]!
    const levellingDb =
      kinds[index] === 'vowel'
        ? clamp(belowDb, -LARGEST_LEVELLING_DB, LARGEST_LEVELLING_DB) - phonatedDb(segment)
        : Math.min(0, belowDb + OBSTRUENT_DB)
    const gainDb = commonDb + levellingDb + EFFORT_DB * line.efforts[segment.syllable]!
    const { startSec, endSec } = segment
    const edge = Math.min(EDGE_SEC, (endSec - startSec) / 2)
    return [
      [startSec + edge, gainDb],
      [endSec - edge, gainDb],
    ]
  })

  /** How much louder a vowel is for the way it is phonated. */
  function phonatedDb(vowel: Segment): number {
    const sung = sungAt((vowel.startSec + vowel.endSec) / 2)
    return levelOf(vowel, 1, sung, LOUDNESS_WEIGHTS) - levelOf(vowel, 1, { f0Hz: sung.f0Hz }, LOUDNESS_WEIGHTS)
  }
}

/** Level of a phone as it will sound before gain, decibels, from the middle of what was spoken. */
function createMeter(line: PlacedLine, shaper: Shaper) {
  const source = new Float32Array(line.envelopes.bins)
  const shaped = new Float32Array(SYNTHESIS_BINS)
  return ({ map, phone }: Segment, voicing: number, sung: Sung, weights: Float32Array): number => {
    const from = Math.ceil(sung.f0Hz / 2 / BIN_HZ)
    const manner = { ...sung, voicing, friction: frictionOf(phone, line.set) }
    const start = map[0]![1]
    const end = map.at(-1)![1]
    let power = 0
    for (const share of [0.3, 0.5, 0.7]) {
      envelopeAt(line.envelopes, start + share * (end - start), source)
      shaper.shape(source, manner, shaped)
      power += weighted(shaped, weights, from) / 3
    }
    return 10 * Math.log10(power / (SYNTHESIS_BINS - 1))
  }
}

/** Power from a bin on: below half of F0 a spectrum has nothing that sounds. */
function weighted(logPower: Float32Array, weights: Float32Array, from: number): number {
  let power = 0
  for (let bin = from; bin < logPower.length; bin++) power += weights[bin]! * Math.exp(logPower[bin]!)
  return power
}
