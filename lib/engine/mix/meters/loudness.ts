import { type Coefficients, settled } from '../../dsp/biquad.ts'
import { SAMPLE_RATE } from '../../pcm/pcm.ts'

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
  const weighted = createWeightedEnergy()
  let energy = 0
  let filled = 0
  return {
    steps,
    push(left, right) {
      for (let from = 0; from < left.length; ) {
        const to = Math.min(left.length, from + STEP_SAMPLES - filled)
        energy += weighted(left, right, from, to)
        filled += to - from
        from = to
        if (filled < STEP_SAMPLES) continue
        steps.push(energy / STEP_SAMPLES)
        energy = 0
        filled = 0
      }
    },
  }
}

/**
 * Sum of squares of the next samples of both channels behind both filters of the weighting. Both go in step, since each
 * sample waits for the one before it.
 */
function createWeightedEnergy(): (left: Float32Array, right: Float32Array, from: number, to: number) => number {
  const [[a0, a1, a2, a3, a4], [, , , b3, b4]] = kWeighting()
  const state = { l1: 0, l2: 0, l3: 0, l4: 0, r1: 0, r2: 0, r3: 0, r4: 0 }
  return (left, right, from, to) => {
    let { l1, l2, l3, l4, r1, r2, r3, r4 } = state
    let energyLeft = 0
    let energyRight = 0
    for (let index = from; index < to; index++) {
      const x = left[index]!
      const y = right[index]!
      const shelvedX = a0 * x + l1
      const shelvedY = a0 * y + r1
      l1 = a1 * x - a3 * shelvedX + l2
      r1 = a1 * y - a3 * shelvedY + r2
      l2 = a2 * x - a4 * shelvedX
      r2 = a2 * y - a4 * shelvedY
      const passedX = shelvedX + l3
      const passedY = shelvedY + r3
      l3 = -2 * shelvedX - b3 * passedX + l4
      r3 = -2 * shelvedY - b3 * passedY + r4
      l4 = shelvedX - b4 * passedX
      r4 = shelvedY - b4 * passedY
      energyLeft += passedX * passedX
      energyRight += passedY * passedY
    }
    state.l1 = settled(l1)
    state.l2 = settled(l2)
    state.l3 = settled(l3)
    state.l4 = settled(l4)
    state.r1 = settled(r1)
    state.r2 = settled(r2)
    state.r3 = settled(r3)
    state.r4 = settled(r4)
    return energyLeft + energyRight
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
 * coefficients taken back to their analogue prototypes and through the bilinear transform again. The high-pass has the
 * numerator 1, −2, 1.
 */
function kWeighting(): readonly [shelf: Coefficients, highpass: Coefficients] {
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
