import { throughPoints } from '../dsp/interpolate.ts'
import { SAMPLE_RATE } from '../pcm/pcm.ts'
import type { Random } from '../random/random.ts'
import { noiseShare } from '../vocoder/aperiodicity.ts'
import { SYNTHESIS_BINS, type Synthesizer } from '../vocoder/synthesis.ts'
import type { SungAudio } from './line.ts'

const HOP_SAMPLES = 220
const LENGTH_SEC = 0.32
const LN_PER_DB = Math.LN10 / 10
/** Air drawn through an open mouth: two broad resonances, little below and above. */
const SPECTRUM_DB: readonly (readonly [hz: number, db: number])[] = [
  [0, -90],
  [400, -72],
  [1100, -58],
  [1700, -55],
  [2600, -62],
  [3800, -57],
  [6000, -66],
  [10_000, -74],
  [16_000, -90],
]
/** Level over the breath, from its start (0) to its end (1). */
const SHAPE_DB: readonly (readonly [part: number, db: number])[] = [
  [0, -40],
  [0.5, -5],
  [0.8, 0],
  [1, -40],
]

/** A quiet breath that ends at `endSec`. */
export function breathe(endSec: number, synthesizer: Synthesizer, random: Random): SungAudio {
  const frames = Math.ceil((LENGTH_SEC * SAMPLE_RATE) / HOP_SAMPLES)
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
        const gain = LN_PER_DB * throughPoints(SHAPE_DB, index / frames)
        for (let bin = 0; bin < SYNTHESIS_BINS; bin++) frame.logPower[bin] = shape[bin]! + gain
      },
    },
    random,
  )
  return { startSample: Math.floor((endSec - LENGTH_SEC) * SAMPLE_RATE), samples }
}
