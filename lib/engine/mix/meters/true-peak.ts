/**
 * The waveform between the samples: four times oversampled by a windowed sinc of 12 taps a phase, as ITU-R BS.1770-4
 * annex 2 asks. Keeps the last samples from call to call.
 */
export type PeakDetector = {
  /**
   * Writes to `peaks[i]` the largest absolute value near sample i − DETECTOR_DELAY_SAMPLES of the two channels. Where
   * it is sure to stay below `floor`, the sample's own value will do and saves the work.
   */
  detect(left: Float32Array, right: Float32Array, peaks: Float32Array, floor: number): void
}

const TAPS = 12
/** How far what `detect` says lags behind what it is given. */
export const DETECTOR_DELAY_SAMPLES = TAPS / 2

/** The decision to save work is taken for so many samples at once. */
const STRETCH_SAMPLES = 16

export function createPeakDetector(): PeakDetector {
  const histories = [new Float32Array(TAPS), new Float32Array(TAPS)]
  let joined = new Float32Array(0)
  return {
    detect(left, right, peaks, floor) {
      if (joined.length !== left.length + TAPS) joined = new Float32Array(left.length + TAPS)
      peaks.fill(0)
      for (const [channel, samples] of [left, right].entries()) {
        const history = histories[channel]!
        joined.set(history)
        joined.set(samples, TAPS)
        history.set(joined.subarray(joined.length - TAPS))
        for (let from = 0; from < peaks.length; from += STRETCH_SAMPLES) {
          const to = Math.min(peaks.length, from + STRETCH_SAMPLES)
          if (loudest(joined, from + 1, to + TAPS) * MOST_OVERSHOOT < floor) raiseOwn(peaks, joined, from, to)
          else raiseBetween(peaks, joined, from, to)
        }
      }
    },
  }
}

function loudest(samples: Float32Array, from: number, to: number): number {
  let most = 0
  for (let index = from; index < to; index++) {
    const height = Math.abs(samples[index]!)
    if (height > most) most = height
  }
  return most
}

function raiseOwn(peaks: Float32Array, joined: Float32Array, from: number, to: number): void {
  for (let index = from; index < to; index++) {
    const own = Math.abs(joined[index + TAPS / 2]!)
    if (own > peaks[index]!) peaks[index] = own
  }
}

/**
 * The kernel is symmetric, so the values at a quarter and at three quarters of the way are the sum and the difference of its
 * even and its odd part. The larger absolute value of the two is the sum of both absolute values.
 */
function raiseBetween(peaks: Float32Array, joined: Float32Array, from: number, to: number): void {
  for (let index = from; index < to; index++) {
    const a0 = joined[index + 1]!
    const a1 = joined[index + 2]!
    const a2 = joined[index + 3]!
    const a3 = joined[index + 4]!
    const a4 = joined[index + 5]!
    const a5 = joined[index + 6]!
    const b5 = joined[index + 7]!
    const b4 = joined[index + 8]!
    const b3 = joined[index + 9]!
    const b2 = joined[index + 10]!
    const b1 = joined[index + 11]!
    const b0 = joined[index + 12]!
    const s0 = a0 + b0
    const s1 = a1 + b1
    const s2 = a2 + b2
    const s3 = a3 + b3
    const s4 = a4 + b4
    const s5 = a5 + b5
    const half = h0 * s0 + h1 * s1 + h2 * s2 + h3 * s3 + h4 * s4 + h5 * s5
    const even = e0 * s0 + e1 * s1 + e2 * s2 + e3 * s3 + e4 * s4 + e5 * s5
    const odd = o0 * (a0 - b0) + o1 * (a1 - b1) + o2 * (a2 - b2) + o3 * (a3 - b3) + o4 * (a4 - b4) + o5 * (a5 - b5)
    peaks[index] = Math.max(peaks[index]!, Math.abs(a5), Math.abs(half), Math.abs(even) + Math.abs(odd))
  }
}

/** Interpolates `fraction` of a sample after the sixth tap: a sinc under a raised cosine, brought to a sum of 1. */
function interpolation(fraction: number): Float64Array {
  const taps = Float64Array.from({ length: TAPS }, (_, tap) => {
    const x = tap - (TAPS / 2 - 1) - fraction
    const window = Math.cos((Math.PI * (tap - (TAPS - 1) / 2)) / (TAPS + 1)) ** 2
    return (Math.sin(Math.PI * x) / (Math.PI * x)) * window
  })
  const sum = taps.reduce((total, tap) => total + tap, 0)
  return taps.map((tap) => tap / sum)
}

/** The first half of a kernel's taps, by which the loop above is written out. */
type HalfKernel = readonly [number, number, number, number, number, number]
const firstHalf = (tap: (index: number) => number): HalfKernel => [tap(0), tap(1), tap(2), tap(3), tap(4), tap(5)]

const QUARTER = interpolation(1 / 4)
const [e0, e1, e2, e3, e4, e5] = firstHalf((index) => (QUARTER[index]! + QUARTER[TAPS - 1 - index]!) / 2)
const [o0, o1, o2, o3, o4, o5] = firstHalf((index) => (QUARTER[index]! - QUARTER[TAPS - 1 - index]!) / 2)
const HALF_WAY = interpolation(1 / 2)
const [h0, h1, h2, h3, h4, h5] = firstHalf((index) => HALF_WAY[index]!)
const MOST_OVERSHOOT = HALF_WAY.reduce((sum, tap) => sum + Math.abs(tap), 0)
