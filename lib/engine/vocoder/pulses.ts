import type { Fft } from '../dsp/fft.ts'
import { setPolar } from './fast-math.ts'
import { glottalPoles } from './glottal-source.ts'
import { SIZE, type VoiceTrack } from './voice-track.ts'

/** The part of a frame that follows F0: its amplitudes, and half the logarithm of their power. */
export type PulseSpectrum = { readonly amplitude: Float32Array; readonly logAmplitude: Float32Array }

/**
 * Pulses at F0, each answered by the minimum-phase response of the spectrum around it (cepstral folding, Oppenheim &
 * Schafer), which is computed once a frame, blended between frames and shifted by fractions of a sample (Lagrange,
 * Laakso et al. 1996).
 */
export function createPulses(fft: Fft, track: VoiceTrack, out: Float32Array) {
  const { hopSamples, f0Hz, sampleRate } = track
  let before = new Float32Array(SIZE)
  let after = new Float32Array(SIZE)
  let isSilent = true
  let wasSilent = true
  let lastPhase = 0

  return {
    /** Goes on to the next frame; null is one without voice. */
    next(spectrum: PulseSpectrum | null): void {
      ;[before, after] = [after, before]
      wasSilent = isSilent
      isSilent = spectrum === null
      if (spectrum) minimumPhase(fft, spectrum, after)
      else after.fill(0)
    },
    /** Pulses from frame `index`, which was the one before the last `next`, to the newest. */
    add(index: number): void {
      const start = f0Hz[index]! / sampleRate
      const slope = (f0Hz[index + 1]! / sampleRate - start) / hopSamples
      let phase = lastPhase
      for (let offset = 0; offset < hopSamples; offset++) {
        const step = start + slope * offset
        phase += step
        if (phase < 1) continue
        phase -= 1
        if (isSilent && wasSilent) continue
        const exact = offset + 1 - phase / step
        const gain = Math.sqrt(1 / step)
        const share = exact / hopSamples
        addPulse(before, after, gain * (1 - share), gain * share, index * hopSamples + exact, out)
      }
      lastPhase = phase
    },
  }
}

/** The impulse response of least delay that a spectrum has. */
function minimumPhase(fft: Fft, { amplitude, logAmplitude }: PulseSpectrum, response: Float32Array): void {
  const data = fft.data()
  const half = SIZE / 2
  data[0] = logAmplitude[0]!
  data[1] = logAmplitude[half]!
  for (let bin = 1; bin < half; bin++) {
    data[2 * bin] = logAmplitude[bin]!
    data[2 * bin + 1] = 0
  }
  fft.inverse()
  data[0]! /= SIZE
  for (let index = 1; index < half; index++) data[index]! *= 2 / SIZE
  data[half]! /= SIZE
  data.fill(0, half + 1)
  fft.forward()
  data[0] = amplitude[0]!
  data[1] = amplitude[half]!
  for (let bin = 1; bin < half; bin++) setPolar(data, 2 * bin, amplitude[bin]!, data[2 * bin + 1]!)
  fft.inverse()
  for (let index = 0; index < SIZE; index++) response[index] = data[index]! * FADE[index]!
}

/** A response lasts as long as a transform, and its last quarter fades. */
const FADE = Float32Array.from({ length: SIZE }, (_, index) => {
  const rest = (SIZE - index) / (SIZE / 4)
  return (rest < 1 ? 0.5 - 0.5 * Math.cos(Math.PI * rest) : 1) / SIZE
})

/** Adds a blend of two responses from a fractional place on: cubic Lagrange interpolation. */
function addPulse(
  one: Float32Array,
  other: Float32Array,
  ofOne: number,
  ofOther: number,
  at: number,
  out: Float32Array,
): void {
  const whole = Math.floor(at)
  const d = at - whole
  const h0 = (-d * (d - 1) * (d - 2)) / 6
  const h1 = ((d + 1) * (d - 1) * (d - 2)) / 2
  const h2 = (-(d + 1) * d * (d - 2)) / 2
  const h3 = ((d + 1) * d * (d - 1)) / 6
  let x0 = 0
  let x1 = 0
  let x2 = 0
  for (let index = 0; index < SIZE; index++) {
    const x3 = ofOne * one[index]! + ofOther * other[index]!
    out[whole + index]! += h0 * x3 + h1 * x2 + h2 * x1 + h3 * x0
    x0 = x1
    x1 = x2
    x2 = x3
  }
}

/** Below this the filter comes to rest: numbers that fade without end are slow. */
const INAUDIBLE = 1e-12

/**
 * Turns the phase of minimum-phase pulses into that of a glottis, in place: the open phase swells towards the closure,
 * so its poles belong before the pulse and not after it, where they buzz. An all-pass filter of those poles that runs
 * backwards in time does that and changes no level. `rd` has a value a frame.
 */
export function openBeforeClosure({ hopSamples, f0Hz, sampleRate }: VoiceTrack, rd: Float32Array, voice: Float32Array) {
  let x1 = 0
  let x2 = 0
  let y1 = 0
  let y2 = 0
  let [a1, a2] = coefficients(rd.at(-1)!, f0Hz.at(-1)! / sampleRate)
  for (let frame = rd.length - 1; frame >= 0; frame--) {
    const [next1, next2] = coefficients(rd[frame]!, f0Hz[frame]! / sampleRate)
    const end = frame === rd.length - 1 ? voice.length : (frame + 1) * hopSamples
    const slope1 = (next1 - a1) / hopSamples
    const slope2 = (next2 - a2) / hopSamples
    for (let index = end - 1; index >= frame * hopSamples; index--) {
      a1 += slope1
      a2 += slope2
      const x = voice[index]!
      const y = a2 * x + a1 * x1 + x2 - a1 * y1 - a2 * y2
      x2 = x1
      x1 = x
      y2 = y1
      y1 = y
      if (index + 2 < voice.length) voice[index + 2] = y
    }
    a1 = next1
    a2 = next2
    if (Math.abs(y1) < INAUDIBLE) y1 = y2 = 0
  }
}

/** Of 1 + a1/z + a2/z², whose zeros are the glottal poles at an F0 in periods a sample. */
function coefficients(rd: number, f0: number): readonly [a1: number, a2: number] {
  const { rate, damping } = glottalPoles(rd)
  const radius = Math.exp(-2 * Math.PI * damping * f0)
  return [-2 * radius * Math.cos(2 * Math.PI * rate * f0), radius * radius]
}
