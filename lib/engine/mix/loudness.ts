import { SAMPLE_RATE } from '../pcm/pcm.ts'
import { type Coefficients, createFilter } from './biquad.ts'

/** Loudness after ITU-R BS.1770-4, in steps of 100 ms. */
export type LoudnessMeter = {
  /** Takes the next samples of both channels, of any length. */
  push(left: Float32Array, right: Float32Array): void
  /** Mean square of each whole step so far, K-weighted, both channels added. */
  readonly steps: readonly number[]
}

const STEP_SAMPLES = SAMPLE_RATE / 10
/** Gating blocks last 400 ms and overlap by three quarters. */
const STEPS_A_BLOCK = 4
const ABSOLUTE_GATE_LUFS = -70
const RELATIVE_GATE_LU = -10

export function createLoudnessMeter(): LoudnessMeter {
  const steps: number[] = []
  const weightLeft = createFilter(kWeighting())
  const weightRight = createFilter(kWeighting())
  let scratchLeft = new Float32Array(0)
  let scratchRight = new Float32Array(0)
  let energy = 0
  let filled = 0
  return {
    steps,
    push(left, right) {
      if (scratchLeft.length !== left.length) {
        scratchLeft = new Float32Array(left.length)
        scratchRight = new Float32Array(left.length)
      }
      scratchLeft.set(left)
      scratchRight.set(right)
      weightLeft.process(scratchLeft)
      weightRight.process(scratchRight)
      for (let index = 0; index < left.length; index++) {
        const a = scratchLeft[index]!
        const b = scratchRight[index]!
        energy += a * a + b * b
        if (++filled === STEP_SAMPLES) {
          steps.push(energy / STEP_SAMPLES)
          energy = 0
          filled = 0
        }
      }
    },
  }
}

/** Integrated loudness in LUFS of the steps that a meter took, with both gates; −Infinity for silence. */
export function integratedLufs(steps: readonly number[]): number {
  const blocks: number[] = []
  for (let end = STEPS_A_BLOCK; end <= steps.length; end++) blocks.push(mean(steps.slice(end - STEPS_A_BLOCK, end)))
  const audible = blocks.filter((block) => lufsOf(block) > ABSOLUTE_GATE_LUFS)
  const relativeGate = lufsOf(mean(audible)) + RELATIVE_GATE_LU
  return lufsOf(mean(audible.filter((block) => lufsOf(block) > relativeGate)))
}

/** The part of `steps` where `guide`, another meter's, is loud enough to count: music while somebody sings. */
export function stepsWhile(steps: readonly number[], guide: readonly number[]): number[] {
  const gate = integratedLufs(guide) + RELATIVE_GATE_LU
  return steps.filter((_, index) => lufsOf(guide[index] ?? 0) > gate)
}

/** LUFS of a K-weighted mean square. */
export const lufsOf = (meanSquare: number): number => -0.691 + 10 * Math.log10(meanSquare)

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * The two filters of the recommendation, a shelf for the head and a high-pass, at our sample rate: its 48 kHz
 * coefficients taken back to their analogue prototypes and through the bilinear transform again.
 */
function kWeighting(): Coefficients[] {
  const shelf = Math.tan((Math.PI * 1681.974450955533) / SAMPLE_RATE)
  const shelfQ = 0.7071752369554196
  const high = 10 ** (3.999843853973347 / 20)
  const band = high ** 0.4996667741545416
  const a = 1 + shelf / shelfQ + shelf * shelf
  const pass = Math.tan((Math.PI * 38.13547087602444) / SAMPLE_RATE)
  const passQ = 0.5003270373238773
  const b = 1 + pass / passQ + pass * pass
  return [
    [
      (high + (band * shelf) / shelfQ + shelf * shelf) / a,
      (2 * (shelf * shelf - high)) / a,
      (high - (band * shelf) / shelfQ + shelf * shelf) / a,
      (2 * (shelf * shelf - 1)) / a,
      (1 - shelf / shelfQ + shelf * shelf) / a,
    ],
    [1, -2, 1, (2 * (pass * pass - 1)) / b, (1 - pass / passQ + pass * pass) / b],
  ]
}
