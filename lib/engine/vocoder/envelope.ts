import type { Pffft } from '../assets.ts'
import { Fft } from '../dsp/fft.ts'
import { clamp } from '../dsp/interpolate.ts'
import type { MonoPcm } from '../pcm/pcm.ts'
import type { F0Track } from './f0.ts'

/** Spectral envelopes: natural logarithm of power, `bins` values from 0 Hz to half the sample rate, frame by frame. */
export type Envelopes = {
  readonly sampleRate: number
  readonly hopSec: number
  readonly bins: number
  readonly logPower: readonly Float32Array[]
}

/** Frames without a period are analysed as if they had this one. */
const UNVOICED_HZ = 500
/** Compensation of the cepstral smoothing, Morise 2015, equation 13. */
const Q0 = 1.18
const Q1 = -0.09
const TINY = 1e-16

/** Lowest F0 that an analysis window of three periods allows at a transform size. */
function lowestF0(sampleRate: number, size: number): number {
  return (3 * sampleRate) / (size - 3)
}

/**
 * Envelope of the power spectrum without the trace of the harmonics: window of three periods, smoothing over two
 * thirds of F0, cepstral smoothing with compensation. CheapTrick (Morise, Speech Communication 2015).
 */
export function estimateEnvelopes(pffft: Pffft, sound: MonoPcm, { hopSec, f0Hz }: F0Track): Envelopes {
  const { samples, sampleRate } = sound
  const size = 2 ** (1 + Math.floor(Math.log2((3 * sampleRate) / 71 + 1)))
  const bins = size / 2 + 1
  const fft = new Fft(pffft, size)
  const power = new Float64Array(bins)
  const scratch = new Float64Array(size)
  const lowest = lowestF0(sampleRate, size)
  const logPower = Array.from(f0Hz, (value, frame) => {
    const f0 = value < lowest ? UNVOICED_HZ : value
    const data = fft.data()
    windowed(samples, frame * hopSec * sampleRate, sampleRate, f0, scratch, data)
    fft.forward()
    powerOf(data, power)
    mirrorBelowF0(power, f0, sampleRate, size, scratch)
    smooth(power, (f0 * 2) / 3, sampleRate / size, scratch)
    return lifter(fft, power, f0, sampleRate)
  })
  fft.free()
  return { sampleRate, hopSec, bins, logPower }
}

/** Hann window of three periods, unit energy, without its mean. `weights` is overwritten by one side of the window. */
function windowed(
  samples: Float32Array,
  centre: number,
  rate: number,
  f0: number,
  weights: Float64Array,
  into: Float32Array,
): void {
  const half = Math.round((1.5 * rate) / f0)
  const middle = Math.round(centre)
  for (let tap = 0; tap <= half; tap++) weights[tap] = 0.5 * Math.cos((Math.PI * tap * f0) / (1.5 * rate)) + 0.5
  let energy = 0
  let sum = 0
  let total = 0
  into.fill(0)
  for (let tap = -half; tap <= half; tap++) {
    const weight = weights[Math.abs(tap)]!
    const at = middle + tap
    const value = at >= 0 && at < samples.length ? samples[at]! * weight : 0
    into[tap + half] = value
    energy += weight * weight
    sum += value
    total += weight
  }
  const mean = sum / total
  const gain = 1 / Math.sqrt(energy)
  for (let tap = -half; tap <= half; tap++) {
    into[tap + half] = (into[tap + half]! - mean * weights[Math.abs(tap)]!) * gain
  }
}

function powerOf(spectrum: Float32Array, power: Float64Array): void {
  const last = power.length - 1
  power[0] = spectrum[0]! ** 2
  power[last] = spectrum[1]! ** 2
  for (let bin = 1; bin < last; bin++) power[bin] = spectrum[2 * bin]! ** 2 + spectrum[2 * bin + 1]! ** 2
}

/** The window's mean removal hollows the spectrum below F0: add what lies mirrored about F0 / 2. */
function mirrorBelowF0(power: Float64Array, f0: number, rate: number, size: number, copy: Float64Array): void {
  const position = (f0 * size) / rate
  const count = Math.floor(position) + 1
  copy.set(power.subarray(0, count + 2))
  for (let bin = 0; bin < count; bin++) {
    const mirrored = position - bin
    const index = Math.floor(mirrored)
    const share = mirrored - index
    power[bin] = copy[bin]! + copy[index]! * (1 - share) + copy[index + 1]! * share
  }
}

/** Mean over `widthHz` about every bin, with the spectrum mirrored at both ends. `integral` is overwritten. */
function smooth(power: Float64Array, widthHz: number, binHz: number, integral: Float64Array): void {
  const count = power.length
  const halfBins = widthHz / binHz / 2
  const pad = Math.ceil(halfBins) + 2
  let sum = 0
  for (let index = 0; index < count + 2 * pad; index++) {
    const bin = index - pad
    const folded = bin < 0 ? -bin : bin >= count ? 2 * (count - 1) - bin : bin
    integral[index] = sum += power[folded]!
  }
  const [above, below] = [Math.floor(pad - 0.5 + halfBins), Math.floor(pad - 0.5 - halfBins)]
  const [aboveShare, belowShare] = [pad - 0.5 + halfBins - above, pad - 0.5 - halfBins - below]
  for (let bin = 0; bin < count; bin++) {
    const to = integral[above + bin]! * (1 - aboveShare) + integral[above + bin + 1]! * aboveShare
    const from = integral[below + bin]! * (1 - belowShare) + integral[below + bin + 1]! * belowShare
    power[bin] = Math.max((to - from) / (2 * halfBins), 0) + TINY
  }
}

function lifter(fft: Fft, power: Float64Array, f0: number, rate: number): Float32Array {
  const { size } = fft
  const data = fft.data()
  const last = power.length - 1
  data[0] = Math.log(power[0]!)
  data[1] = Math.log(power[last]!)
  for (let bin = 1; bin < last; bin++) {
    data[2 * bin] = Math.log(power[bin]!)
    data[2 * bin + 1] = 0
  }
  fft.inverse()
  const angle = (Math.PI * f0) / rate
  const twice = 2 * Math.cos(angle)
  // Sines of the multiples of the angle, each from the two before it.
  let before = -Math.sin(angle)
  let sine = 0
  for (let quefrency = 0; quefrency <= size / 2; quefrency++) {
    const smoothing = quefrency === 0 ? 1 : sine / (angle * quefrency)
    const compensation = Q0 + 2 * Q1 * (1 - 2 * sine * sine)
    const weight = (smoothing * compensation) / size
    data[quefrency]! *= weight
    if (quefrency > 0 && quefrency < size / 2) data[size - quefrency]! *= weight
    const next = twice * sine - before
    before = sine
    sine = next
  }
  fft.forward()
  const result = new Float32Array(power.length)
  result[0] = data[0]!
  result[last] = data[1]!
  for (let bin = 1; bin < last; bin++) result[bin] = data[2 * bin]!
  return result
}

/** Envelope at a time between two frames, interpolated in the logarithm. */
export function envelopeAt({ hopSec, logPower }: Envelopes, timeSec: number, into: Float32Array): void {
  const position = clamp(timeSec / hopSec, 0, logPower.length - 1)
  const index = Math.min(Math.floor(position), logPower.length - 2)
  const [a, b] = [logPower[index]!, logPower[index + 1]!]
  const share = position - index
  for (let bin = 0; bin < into.length; bin++) into[bin] = a[bin]! + share * (b[bin]! - a[bin]!)
}
