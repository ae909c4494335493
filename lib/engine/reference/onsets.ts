import type { Spectra } from './spectra.ts'

/** What is softer than the loudest moment of the recording by more is not there. */
const RANGE_DB = 60
/** Seconds around a frame whose usual strength is taken from its own. */
const AROUND_SEC = 0.5
/** Decades of power, on average of all bands, that nothing begins with: what windows make of a tone that goes on. */
const NOTHING = 0.01

/**
 * How much begins to sound in each frame: the spectral flux of all bands between two frequencies in decibels (Dixon 2006),
 * less what is usual around it. Its mean square is 1.
 */
export function onsetStrength({ bandHz, frames, hopSec, power }: Spectra, fromHz = 0, toHz = 20_000): Float32Array {
  const bands = bandHz.length
  const first = bandHz.findIndex((hz) => hz >= fromHz)
  const last = bandHz.findLastIndex((hz) => hz <= toHz)
  let loudest = 0
  for (let at = 0; at < power.length; at++) loudest = Math.max(loudest, power[at]!)
  const floor = loudest * 10 ** (-RANGE_DB / 10) + 1e-12
  const flux = new Float32Array(frames)
  for (let frame = 1; frame < frames; frame++) {
    let sum = 0
    for (let band = first; band <= last; band++) {
      const now = power[frame * bands + band]! + floor
      const before = power[(frame - 1) * bands + band]! + floor
      sum += Math.max(0, Math.log10(now / before))
    }
    flux[frame] = sum / (last - first + 1)
  }
  return standing(flux, Math.round(AROUND_SEC / hopSec))
}

/** What stands out of the mean around it, scaled to a mean square of 1. */
function standing(values: Float32Array, around: number): Float32Array {
  const sums = new Float64Array(values.length + 1)
  for (let at = 0; at < values.length; at++) sums[at + 1] = sums[at]! + values[at]!
  const out = new Float32Array(values.length)
  let energy = 0
  for (let at = 0; at < values.length; at++) {
    const [from, to] = [Math.max(0, at - around), Math.min(values.length, at + around + 1)]
    out[at] = Math.max(0, values[at]! - NOTHING - (sums[to]! - sums[from]!) / (to - from))
    energy += out[at]! ** 2
  }
  const scale = energy > 0 ? Math.sqrt(values.length / energy) : 0
  for (let at = 0; at < out.length; at++) out[at]! *= scale
  return out
}
