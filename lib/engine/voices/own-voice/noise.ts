import type { MonoPcm } from '../../pcm/pcm.ts'
import type { F0Track } from '../../vocoder/f0.ts'

/** Where breath is heard beside the voice. */
const BAND = { lowHz: 3000, highHz: 6000 }
/** Half the length of the filter that leaves the band. */
const HALF_TAPS = 31
/** Half the length of what the strength of the band is smoothed over, and is counted from, in samples at 16 kHz. */
const SMOOTH = 8
const MEAN = 160
/** How far the period looked for may be from the one found. */
const LAG = 0.04
/** Every so many frames one is looked at. */
const EVERY = 3

/**
 * Noise against tone, in dB, by how little the strength of the band from 3 to 6 kHz repeats itself from one period to
 * the next; its middle over the frames. After the glottal-to-noise excitation ratio (Michaelis, Gramss, Strube 1997),
 * which unlike harmonics and what lies between them is not fooled by a pitch that moves.
 */
export function noiseAgainstTone(
  { samples, sampleRate }: MonoPcm,
  frames: readonly number[],
  { f0Hz, hopSec }: F0Track,
): number {
  const strength = withoutMean(smoothed(bandPassed(samples, sampleRate).map(Math.abs)))
  const ratios = frames
    .filter((_, index) => index % EVERY === 0)
    .map((frame) => repeats(strength, Math.round(frame * hopSec * sampleRate), sampleRate / f0Hz[frame]!))
    .sort((one, other) => one - other)
  const middle = Math.min(Math.max(ratios[ratios.length >> 1]!, 0.01), 0.99)
  return 10 * Math.log10((1 - middle) / middle)
}

/** Windowed sinc (Hamming). */
function bandPassed(samples: Float32Array, rate: number): Float32Array {
  const taps = Float64Array.from({ length: 2 * HALF_TAPS + 1 }, (_, index) => {
    const at = index - HALF_TAPS
    const sinc = (hz: number) =>
      at === 0 ? (2 * hz) / rate : Math.sin((2 * Math.PI * hz * at) / rate) / (Math.PI * at)
    return (0.54 + 0.46 * Math.cos((Math.PI * at) / (HALF_TAPS + 1))) * (sinc(BAND.highHz) - sinc(BAND.lowHz))
  })
  const result = new Float32Array(samples.length)
  for (let index = HALF_TAPS; index < samples.length - HALF_TAPS; index++) {
    let sum = 0
    for (let tap = 0; tap < taps.length; tap++) sum += taps[tap]! * samples[index - HALF_TAPS + tap]!
    result[index] = sum
  }
  return result
}

/** Running mean over 2 · half + 1 samples. */
function running(values: Float32Array, half: number): Float32Array {
  const sums = new Float64Array(values.length + 1)
  for (let index = 0; index < values.length; index++) sums[index + 1] = sums[index]! + values[index]!
  return values.map((_, index) => {
    const from = Math.max(0, index - half)
    const to = Math.min(values.length, index + half + 1)
    return (sums[to]! - sums[from]!) / (to - from)
  })
}

const smoothed = (values: Float32Array) => running(running(values, SMOOTH >> 1), SMOOTH >> 1)

function withoutMean(values: Float32Array): Float32Array {
  const mean = running(values, MEAN)
  return values.map((value, index) => value - mean[index]!)
}

/** The best correlation of two periods with what follows a period later, −1..1. */
function repeats(values: Float32Array, middle: number, period: number): number {
  const length = Math.round(2 * period)
  const from = middle - Math.round(1.5 * period)
  const last = Math.ceil(period * (1 + LAG))
  if (from < 0 || from + length + last > values.length) return 0
  let best = 0
  for (let lag = Math.floor(period * (1 - LAG)); lag <= last; lag++) {
    let [product, before, after] = [0, 1e-20, 1e-20]
    for (let index = from; index < from + length; index++) {
      product += values[index]! * values[index + lag]!
      before += values[index]! ** 2
      after += values[index + lag]! ** 2
    }
    best = Math.max(best, product / Math.sqrt(before * after))
  }
  return best
}
