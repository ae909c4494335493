import type { Pffft } from '../assets.ts'
import { createFft } from '../dsp/fft.ts'
import type { StereoPcm } from '../pcm/pcm.ts'

export const FRAME_SAMPLES = 2048
export const HOP_SAMPLES = FRAME_SAMPLES / 4
export const BINS = FRAME_SAMPLES / 2 + 1

/** Frame k covers FRAME_SAMPLES from sample (k − 3) · HOP_SAMPLES on: the first sample lies in as many frames as any. */
export const framesOf = (lengthSamples: number): number => Math.ceil(lengthSamples / HOP_SAMPLES) + 3

/** Square root of a Hann window, for analysis and synthesis alike; four frames overlap. */
const WINDOW = Float32Array.from({ length: FRAME_SAMPLES }, (_, index) => Math.sin((Math.PI * index) / FRAME_SAMPLES))
const OVERLAP = 2

export type Transform = ReturnType<typeof createTransform>

/** Short-time Fourier transform of one channel (Griffin and Lim 1984). Spectra are packed as `Fft` packs them. */
export function createTransform(pffft: Pffft) {
  const fft = createFft(pffft, FRAME_SAMPLES)
  return {
    /** Frame `frame` of `samples`, silence around them, into `into`. */
    forward(samples: Float32Array, frame: number, into: Float32Array): void {
      const data = fft.data()
      const from = (frame - 3) * HOP_SAMPLES
      for (let index = 0; index < FRAME_SAMPLES; index++) {
        data[index] = (samples[from + index] ?? 0) * WINDOW[index]!
      }
      fft.forward()
      into.set(fft.data())
    },

    /** Adds the frame to `sum`, whose first sample is the frame's first. */
    addInverse(spectrum: Float32Array, sum: Float32Array): void {
      fft.data().set(spectrum)
      fft.inverse()
      const data = fft.data()
      for (let index = 0; index < FRAME_SAMPLES; index++) {
        sum[index]! += (data[index]! * WINDOW[index]!) / (FRAME_SAMPLES * OVERLAP)
      }
    },

    free: fft.free,
  }
}

/** Frames of both channels in order. What is given is overwritten by the next frame. */
export function* spectraOf(
  transform: Transform,
  { left, right }: StereoPcm,
): Generator<readonly [Float32Array, Float32Array]> {
  const spectra = [new Float32Array(FRAME_SAMPLES), new Float32Array(FRAME_SAMPLES)] as const
  for (let frame = 0; frame < framesOf(left.length); frame++) {
    transform.forward(left, frame, spectra[0])
    transform.forward(right, frame, spectra[1])
    yield spectra
  }
}
