import { clamp } from '../dsp/interpolate.ts'
import type { Stft } from '../dsp/stft.ts'
import type { StereoPcm } from '../pcm/pcm.ts'
import { BINS } from './frames.ts'

const SIMILARITY_POWER = 1.5

type Heard = {
  /** Magnitude of the sum of both channels. */
  readonly magnitude: Float32Array
  /** Twice the real part of the cross spectrum, and the power of both channels. */
  readonly common: Float32Array
  readonly power: Float32Array
}

/**
 * Magnitudes of what is in the middle, BINS values a frame: similarity of the channels, Avendano and Jot 2004. What is
 * given is overwritten by the next frame.
 */
export function* middleFrames(stft: Stft, song: StereoPcm): Generator<Float32Array> {
  const ring = Array.from({ length: 3 }, newFrame)
  const middle = new Float32Array(BINS)
  let frame = 0
  /** Of the frame before the last one, whose neighbours are known now. */
  const finished = () => {
    const { magnitude } = ring[(frame + 1) % 3]!
    for (let bin = 0; bin < BINS; bin++) {
      const similarity = clamp(sum(ring, 'common', bin) / (sum(ring, 'power', bin) + 1e-12), 0, 1)
      middle[bin] = magnitude[bin]! * similarity ** SIMILARITY_POWER
    }
    return middle
  }
  for (const [left, right] of stft.spectraOf(song)) {
    measure(left, right, ring[frame % 3]!)
    if (frame++ > 0) yield finished()
  }
  const silence = new Float32Array(stft.frameSamples)
  measure(silence, silence, ring[frame++ % 3]!)
  yield finished()
}

const bins = () => new Float32Array(BINS)
const newFrame = (): Heard => ({ magnitude: bins(), common: bins(), power: bins() })

function measure(left: Float32Array, right: Float32Array, { magnitude, common, power }: Heard): void {
  // Both ends of the spectrum stay silent: no voice goes that far.
  for (let bin = 1; bin < BINS - 1; bin++) {
    const [a, b] = [left[2 * bin]!, left[2 * bin + 1]!]
    const [c, d] = [right[2 * bin]!, right[2 * bin + 1]!]
    magnitude[bin] = Math.hypot(a + c, b + d) / 2
    common[bin] = 2 * (a * c + b * d)
    power[bin] = a * a + b * b + c * c + d * d
  }
}

function sum(frames: readonly Heard[], what: 'common' | 'power', bin: number): number {
  let total = 0
  for (const frame of frames) {
    const values = frame[what]
    total += values[bin]!
  }
  return total
}
