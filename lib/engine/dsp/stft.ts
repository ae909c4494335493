import type { Pffft } from '../assets.ts'
import type { StereoPcm } from '../pcm/pcm.ts'
import { Fft } from './fft.ts'

/** Four frames overlap at every sample. */
const OVERLAP = 4
/** Frames that lie partly before the first sample, so that it lies in as many as any other. */
export const FRAMES_BEFORE = OVERLAP - 1

export type Stft = ReturnType<typeof createStft>

/**
 * Short-time Fourier transform (Griffin and Lim 1984) in frames of `frameSamples`, windowed on the way in and out by the
 * square root of a Hann window. Frame k starts at sample (k − 3) · hopSamples. Spectra are packed as `Fft` packs them.
 */
export function createStft(pffft: Pffft, frameSamples: number) {
  const fft = new Fft(pffft, frameSamples)
  const hopSamples = frameSamples / OVERLAP
  const window = Float32Array.from({ length: frameSamples }, (_, index) => Math.sin((Math.PI * index) / frameSamples))
  const framesOf = (lengthSamples: number) => Math.ceil(lengthSamples / hopSamples) + FRAMES_BEFORE

  /** Frame `frame` of `samples`, silence around them, into `into`. */
  function forward(samples: Float32Array, frame: number, into: Float32Array): void {
    cut(samples, (frame - FRAMES_BEFORE) * hopSamples, window, fft.data())
    fft.forward()
    into.set(fft.data())
  }

  return {
    frameSamples,
    hopSamples,
    framesOf,

    /** Frames of both channels in order. What is given is overwritten by the next frame. */
    *spectraOf({ left, right }: StereoPcm): Generator<readonly [left: Float32Array, right: Float32Array]> {
      const spectra = [new Float32Array(frameSamples), new Float32Array(frameSamples)] as const
      for (let frame = 0; frame < framesOf(left.length); frame++) {
        forward(left, frame, spectra[0])
        forward(right, frame, spectra[1])
        yield spectra
      }
    },

    /**
     * Puts frames of a channel that are given in order together again: `add` takes one and gives the hop that is finished
     * by it, overwritten by the next, or null for those before the first sample.
     */
    overlapAdd() {
      const sum = new Float32Array(frameSamples)
      const hop = new Float32Array(hopSamples)
      let frame = 0
      return (spectrum: Float32Array): Float32Array | null => {
        fft.data().set(spectrum)
        fft.inverse()
        addWindowed(fft.data(), window, 2 / (OVERLAP * frameSamples), sum)
        hop.set(sum.subarray(0, hopSamples))
        sum.copyWithin(0, hopSamples).fill(0, frameSamples - hopSamples)
        return frame++ >= FRAMES_BEFORE ? hop : null
      }
    },

    free: () => fft.free(),
  }
}

function cut(samples: Float32Array, from: number, window: Float32Array, into: Float32Array): void {
  const begins = Math.max(0, -from)
  const ends = Math.max(begins, Math.min(into.length, samples.length - from))
  into.fill(0, 0, begins).fill(0, ends)
  for (let index = begins; index < ends; index++) into[index] = samples[from + index]! * window[index]!
}

function addWindowed(frame: Float32Array, window: Float32Array, gain: number, sum: Float32Array): void {
  for (let index = 0; index < sum.length; index++) sum[index]! += frame[index]! * window[index]! * gain
}
