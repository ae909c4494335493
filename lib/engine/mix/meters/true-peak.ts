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
 * The kernel is the same forwards and backwards, so a quarter and three quarters of the way are the sum and the difference
 * of what even and odd parts of it give: the larger of both is what they add up to.
 */
function raiseBetween(peaks: Float32Array, joined: Float32Array, from: number, to: number): void {
  for (let index = from; index < to; index++) {
    let half = 0
    let even = 0
    let odd = 0
    for (let tap = 0; tap < TAPS / 2; tap++) {
      const before = joined[index + tap + 1]!
      const after = joined[index + TAPS - tap]!
      half += HALF[tap]! * (before + after)
      even += EVEN[tap]! * (before + after)
      odd += ODD[tap]! * (before - after)
    }
    const own = Math.abs(joined[index + TAPS / 2]!)
    peaks[index] = Math.max(peaks[index]!, own, Math.abs(half), Math.abs(even) + Math.abs(odd))
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

const QUARTER = interpolation(1 / 4)
const EVEN = QUARTER.map((tap, index) => (tap + QUARTER[TAPS - 1 - index]!) / 2)
const ODD = QUARTER.map((tap, index) => (tap - QUARTER[TAPS - 1 - index]!) / 2)
const HALF = interpolation(1 / 2)
const MOST_OVERSHOOT = HALF.reduce((sum, tap) => sum + Math.abs(tap), 0)
