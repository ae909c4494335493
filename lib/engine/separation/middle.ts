import { clamp } from '../dsp/interpolate.ts'
import type { Stft } from '../dsp/stft.ts'
import type { StereoPcm } from '../pcm/pcm.ts'
import { BINS } from './frames.ts'

const SILENT = 1e-12

type Heard = {
  /** Magnitude of the sum of both channels. */
  readonly magnitude: Float32Array
  /** Twice the real part of the cross spectrum, and the power of both channels. */
  readonly common: Float32Array
  readonly power: Float32Array
}

/**
 * Magnitudes of what is in the middle, BINS values a frame, 0 above `highestHz`: similarity of the channels to the power of
 * 3/2, Avendano and Jot 2004. What is given is overwritten by the next frame.
 */
export function* middleFrames(stft: Stft, song: StereoPcm, highestHz: number): Generator<Float32Array> {
  const end = Math.min(BINS - 1, Math.ceil((highestHz * stft.frameSamples) / song.sampleRate) + 1)
  const ring = Array.from({ length: 3 }, newFrame)
  const middle = new Float32Array(BINS)
  let frame = 0
  /** Of the frame before the last one, whose neighbours are known now. */
  const finished = () => {
    const { magnitude } = ring[(frame + 1) % 3]!
    const [one, two, three] = ring as [Heard, Heard, Heard]
    for (let bin = 1; bin < end; bin++) {
      const common = one.common[bin]! + two.common[bin]! + three.common[bin]!
      const similarity = clamp(common / (one.power[bin]! + two.power[bin]! + three.power[bin]! + SILENT), 0, 1)
      middle[bin] = magnitude[bin]! * similarity * Math.sqrt(similarity)
    }
    return middle
  }
  for (const [left, right] of stft.spectraOf(song)) {
    measure(left, right, end, ring[frame % 3]!)
    if (frame++ > 0) yield finished()
  }
  const silence = new Float32Array(stft.frameSamples)
  measure(silence, silence, end, ring[frame++ % 3]!)
  yield finished()
}

const bins = () => new Float32Array(BINS)
const newFrame = (): Heard => ({ magnitude: bins(), common: bins(), power: bins() })

function measure(left: Float32Array, right: Float32Array, end: number, { magnitude, common, power }: Heard): void {
  for (let bin = 1; bin < end; bin++) {
    const [a, b] = [left[2 * bin]!, left[2 * bin + 1]!]
    const [c, d] = [right[2 * bin]!, right[2 * bin + 1]!]
    magnitude[bin] = Math.sqrt((a + c) ** 2 + (b + d) ** 2) / 2
    common[bin] = 2 * (a * c + b * d)
    power[bin] = a * a + b * b + c * c + d * d
  }
}
