import type { Pffft } from '../assets.ts'
import { Fft } from '../dsp/fft.ts'
import type { MonoPcm } from '../pcm/pcm.ts'

const FRAME_SAMPLES = 2048
export const HOP_SAMPLES = 512
const BANDS_AN_OCTAVE = 3
const LOWEST_HZ = 40
const HIGHEST_HZ = 16_000

/** How strong a recording is in bands of a third of an octave, frame by frame. */
export type Spectra = {
  readonly hopSec: number
  readonly frames: number
  /** Centres of the bands, ascending. */
  readonly bandHz: readonly number[]
  /** Mean square of band `b` in frame `f` at `f * bandHz.length + b`. */
  readonly power: Float32Array
}

/** The spectra of a recording, in frames of 46 ms every 12 ms. */
export function spectraOf({ samples, sampleRate }: MonoPcm, pffft: Pffft): Spectra {
  const fft = new Fft(pffft, FRAME_SAMPLES)
  const binHz = sampleRate / FRAME_SAMPLES
  const bandOf = bandsOf(binHz)
  const bands = Math.max(...bandOf) + 1
  const window = hann(FRAME_SAMPLES)
  const gain = 2 / (window.reduce((sum, value) => sum + value * value, 0) * FRAME_SAMPLES)
  const frames = Math.max(0, Math.floor((samples.length - FRAME_SAMPLES) / HOP_SAMPLES) + 1)
  const power = new Float32Array(frames * bands)
  for (let frame = 0; frame < frames; frame++) {
    const data = fft.data()
    for (let index = 0; index < FRAME_SAMPLES; index++) {
      data[index] = samples[frame * HOP_SAMPLES + index]! * window[index]!
    }
    fft.forward()
    const row = frame * bands
    for (let bin = 1; bin < FRAME_SAMPLES / 2; bin++) {
      const band = bandOf[bin]!
      if (band >= 0) power[row + band]! += gain * (data[2 * bin]! ** 2 + data[2 * bin + 1]! ** 2)
    }
  }
  fft.free()
  const bandHz = Array.from({ length: bands }, (_, band) => LOWEST_HZ * 2 ** ((band + 0.5) / BANDS_AN_OCTAVE))
  return { hopSec: HOP_SAMPLES / sampleRate, frames, bandHz, power }
}

/** The band of each bin of a half spectrum; −1 for what lies outside of all. */
function bandsOf(binHz: number): Int16Array {
  return Int16Array.from({ length: FRAME_SAMPLES / 2 }, (_, bin) => {
    const hz = bin * binHz
    return hz < LOWEST_HZ || hz > HIGHEST_HZ ? -1 : Math.floor(BANDS_AN_OCTAVE * Math.log2(hz / LOWEST_HZ))
  })
}

export function hann(samples: number): Float32Array {
  return Float32Array.from({ length: samples }, (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / samples))
}

export const decibels = (power: number): number => 10 * Math.log10(power + 1e-12)

export const meanOf = (values: ArrayLike<number>): number => {
  let sum = 0
  for (let at = 0; at < values.length; at++) sum += values[at]!
  return values.length === 0 ? 0 : sum / values.length
}
