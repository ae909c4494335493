import { LN_PER_DB } from '../dsp/decibels.ts'
import { throughPoints } from '../dsp/interpolate.ts'
import { SAMPLE_RATE } from '../pcm/pcm.ts'
import type { Random } from '../random/random.ts'
import { noiseShare } from '../vocoder/aperiodicity.ts'
import type { Synthesizer } from '../vocoder/synthesis.ts'
import { SYNTHESIS_BINS } from '../vocoder/voice-track.ts'
import type { SungAudio } from './line.ts'

const HOP_SAMPLES = 220
/** A breath for a second of singing, what each further second adds to it, and the longest. */
const LENGTH = { least: 0.2, perSec: 0.05, most: 0.42 }
/** Part of a rest that it may take. */
const OF_REST = 0.7
/** Level of a breath for a second of singing at usual effort, and what a further second and full effort add; 0 at most. */
const LEVEL_DB = { least: -7, perSec: 1.6, effort: 3 }
/** Air drawn through an open mouth: two broad resonances, little below and above. */
const SPECTRUM_DB: readonly (readonly [hz: number, db: number])[] = [
  [0, -94],
  [400, -76],
  [1100, -62],
  [1700, -59],
  [2600, -66],
  [3800, -61],
  [6000, -70],
  [10_000, -78],
  [16_000, -94],
]
/** Level over the breath, from its start (0) to its end (1). */
const SHAPE_DB: readonly (readonly [part: number, db: number])[] = [
  [0, -40],
  [0.5, -5],
  [0.8, 0],
  [1, -40],
]

/** What a breath is for: the phrase that follows, how hard it is sung (−1 … 1), and the rest before it. */
export type BreathNeeds = { readonly phraseSec: number; readonly effort: number; readonly restSec: number }

/** A quiet breath that ends at `endSec`: deeper before long and loud phrases. */
export function breathe(endSec: number, needs: BreathNeeds, synthesizer: Synthesizer, random: Random): SungAudio {
  const further = Math.max(0, needs.phraseSec - 1)
  const lengthSec = Math.min(LENGTH.least + LENGTH.perSec * further, LENGTH.most, OF_REST * needs.restSec)
  const levelDb = Math.min(0, LEVEL_DB.least + LEVEL_DB.perSec * further + LEVEL_DB.effort * needs.effort)
  const frames = Math.ceil((lengthSec * SAMPLE_RATE) / HOP_SAMPLES)
  const hz = (bin: number) => (bin * SAMPLE_RATE) / (2 * (SYNTHESIS_BINS - 1))
  const shape = Float32Array.from(
    { length: SYNTHESIS_BINS },
    (_, bin) => LN_PER_DB * throughPoints(SPECTRUM_DB, hz(bin)),
  )
  const samples = synthesizer.synthesize(
    {
      sampleRate: SAMPLE_RATE,
      frames,
      hopSamples: HOP_SAMPLES,
      f0Hz: new Float32Array(frames).fill(100),
      noiseShare: noiseShare(SYNTHESIS_BINS, SAMPLE_RATE),
      fill: (index, frame) => {
        const gain = LN_PER_DB * (levelDb + throughPoints(SHAPE_DB, index / frames))
        for (let bin = 0; bin < SYNTHESIS_BINS; bin++) frame.logPower[bin] = shape[bin]! + gain
      },
    },
    random,
  )
  return { startSample: Math.floor((endSec - lengthSec) * SAMPLE_RATE), samples }
}
