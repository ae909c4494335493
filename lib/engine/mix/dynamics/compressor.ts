import { decibelsOf, gainOf } from '../../dsp/decibels.ts'
import { SAMPLE_RATE } from '../../pcm/pcm.ts'

export type CompressorSettings = {
  readonly thresholdDb: number
  readonly ratio: number
  readonly attackSec: number
  readonly releaseSec: number
  readonly makeupDb: number
}

export type StereoBlock = { readonly left: Float32Array; readonly right: Float32Array }

/** Whatever goes `along` is made louder or softer with what is compressed, in place as well. */
export type Compressor = { process(left: Float32Array, right: Float32Array, along?: readonly StereoBlock[]): void }

/** The gain is worked out this often and drawn as a line in between. */
const STEP_SAMPLES = 32

/** Feed-forward, both channels by one gain, level taken as mean square (Giannoulis, Massberg and Reiss 2012). */
export function createCompressor(settings: CompressorSettings): Compressor {
  const { thresholdDb, ratio, makeupDb } = settings
  const attack = Math.exp(-STEP_SAMPLES / (settings.attackSec * SAMPLE_RATE))
  const release = Math.exp(-STEP_SAMPLES / (settings.releaseSec * SAMPLE_RATE))
  const state = { level: 0, gain: gainOf(makeupDb) }
  return {
    process(left, right, along = []) {
      let { level, gain } = state
      for (let from = 0; from < left.length; from += STEP_SAMPLES) {
        const to = Math.min(left.length, from + STEP_SAMPLES)
        let energy = 0
        for (let index = from; index < to; index++) {
          energy += left[index]! * left[index]! + right[index]! * right[index]!
        }
        const power = energy / (to - from)
        level = power + (power > level ? attack : release) * (level - power)
        const over = Math.max(0, decibelsOf(Math.sqrt(level) + 1e-9) - thresholdDb)
        const target = gainOf(makeupDb - over * (1 - 1 / ratio))
        const slope = (target - gain) / (to - from)
        for (const other of along) applyRamp(other.left, other.right, from, to, gain, slope)
        gain = applyRamp(left, right, from, to, gain, slope)
      }
      state.level = level
      state.gain = gain
    },
  }
}

/** Multiplies both channels by a line from `gain` on, and returns where it ends. */
function applyRamp(
  left: Float32Array,
  right: Float32Array,
  from: number,
  to: number,
  gain: number,
  slope: number,
): number {
  let now = gain
  for (let index = from; index < to; index++) {
    now += slope
    left[index]! *= now
    right[index]! *= now
  }
  return now
}
