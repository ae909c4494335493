/**
 * The waveform between the samples: four times oversampled by a windowed sinc of 12 taps a phase, as ITU-R BS.1770-4
 * annex 2 asks. Keeps the last samples from call to call.
 */
export type PeakDetector = {
  /** Writes to `peaks[i]` the largest absolute value near sample i − DETECTOR_DELAY_SAMPLES of the two channels. */
  detect(left: Float32Array, right: Float32Array, peaks: Float32Array): void
}

const PHASES = 4
const TAPS = 12
/** How far what `detect` says lags behind what it is given. */
export const DETECTOR_DELAY_SAMPLES = TAPS / 2

export function createPeakDetector(): PeakDetector {
  const channels = [new Float32Array(TAPS), new Float32Array(TAPS)]
  let joined = new Float32Array(0)
  return {
    detect(left, right, peaks) {
      if (joined.length !== left.length + TAPS) joined = new Float32Array(left.length + TAPS)
      peaks.fill(0)
      for (const [channel, samples] of [left, right].entries()) {
        const history = channels[channel]!
        joined.set(history)
        joined.set(samples, TAPS)
        history.set(joined.subarray(joined.length - TAPS))
        raise(peaks, joined)
      }
    },
  }
}

function raise(peaks: Float32Array, joined: Float32Array): void {
  const [, quarter, half, threeQuarters] = INTERPOLATION as [Float32Array, Float32Array, Float32Array, Float32Array]
  for (let index = 0; index < peaks.length; index++) {
    let a = 0
    let b = 0
    let c = 0
    for (let tap = 0; tap < TAPS; tap++) {
      const x = joined[index + tap + 1]!
      a += x * quarter[tap]!
      b += x * half[tap]!
      c += x * threeQuarters[tap]!
    }
    const centre = Math.abs(joined[index + TAPS / 2]!)
    peaks[index] = Math.max(peaks[index]!, centre, Math.abs(a), Math.abs(b), Math.abs(c))
  }
}

/** Phase p interpolates p/4 of a sample after the centre tap; each sums to 1, Kaiser-like window (raised cosine). */
const INTERPOLATION = Array.from({ length: PHASES }, (_, phase) => {
  const taps = Float32Array.from({ length: TAPS }, (_, tap) => {
    const x = tap - (TAPS / 2 - 1) - phase / PHASES
    const sinc = x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x)
    return sinc * Math.cos((Math.PI * x) / (TAPS + 1)) ** 2
  })
  const sum = taps.reduce((total, tap) => total + tap, 0)
  return taps.map((tap) => tap / sum)
})
