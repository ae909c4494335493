import { LONG_BINS, LONG_FRAME_SAMPLES } from './frames.ts'

/** Frames on both sides, about half a second each, in which the accompaniment is taken to stay as it is. */
const SPAN = 12
const FRAMES = 2 * SPAN + 1
/** What belongs to no direction, as a share of the accompaniment's power. */
const DIFFUSE = 0.1
const SILENT = 1e-14

type Covariance<Numbers> = { readonly left: Numbers; readonly right: Numbers; readonly cross: Numbers }
type Heard = {
  readonly left: Float32Array
  readonly right: Float32Array
  /** Power of the voice that was guessed, and covariance of both channels without it, LONG_BINS values each. */
  readonly voice: Float32Array
  readonly rest: Covariance<Float32Array>
}

/** The voice of a frame, and both channels that it was found in: overwritten by the next. */
type Found = { readonly left: Float32Array; readonly right: Float32Array; readonly voice: Float32Array }

/**
 * Improves on a first guess of the voice with a multichannel Wiener filter (Duong, Vincent and Gribonval 2010). The voice is
 * taken to be alike in both channels; the covariance of the accompaniment is what the guess leaves in the frames around. So in
 * a bin that instruments on both sides share with the voice, each counts as loud as it was a moment ago.
 *
 * Takes packed long frames in order, silence after the last ones: both channels and the guess. Gives the voice of the frame
 * SPAN earlier, overwritten by the next, or null before the first one.
 */
export function createVoiceFilter() {
  const ring = Array.from({ length: FRAMES }, newFrame)
  // Doubles: what is added is taken off again.
  const sums = {
    left: new Float64Array(LONG_BINS),
    right: new Float64Array(LONG_BINS),
    cross: new Float64Array(LONG_BINS),
  }
  const voice = new Float32Array(LONG_FRAME_SAMPLES)
  let frame = 0
  return {
    late: SPAN,
    push(left: Float32Array, right: Float32Array, guess: Float32Array): Found | null {
      const heard = ring[frame % FRAMES]!
      sum(sums, heard.rest, -1)
      hear(heard, left, right, guess)
      sum(sums, heard.rest, 1)
      frame++
      if (frame <= SPAN) return null
      const past = ring[(frame - 1 - SPAN) % FRAMES]!
      filter(past, sums, voice)
      return { left: past.left, right: past.right, voice }
    },
  }
}

const bins = () => new Float32Array(LONG_BINS)
const newFrame = (): Heard => ({
  left: new Float32Array(LONG_FRAME_SAMPLES),
  right: new Float32Array(LONG_FRAME_SAMPLES),
  ...{ voice: bins(), rest: { left: bins(), right: bins(), cross: bins() } },
})

function sum(sums: Covariance<Float64Array>, { left, right, cross }: Covariance<Float32Array>, sign: 1 | -1): void {
  for (let bin = 0; bin < LONG_BINS; bin++) {
    sums.left[bin]! += sign * left[bin]!
    sums.right[bin]! += sign * right[bin]!
    sums.cross[bin]! += sign * cross[bin]!
  }
}

function hear(into: Heard, left: Float32Array, right: Float32Array, guess: Float32Array): void {
  into.left.set(left)
  into.right.set(right)
  const { voice, rest } = into
  for (let bin = 1; bin < LONG_BINS - 1; bin++) {
    const [real, imaginary] = [2 * bin, 2 * bin + 1]
    const [a, b] = [left[real]! - guess[real]!, left[imaginary]! - guess[imaginary]!]
    const [c, d] = [right[real]! - guess[real]!, right[imaginary]! - guess[imaginary]!]
    voice[bin] = guess[real]! ** 2 + guess[imaginary]! ** 2
    rest.left[bin] = a * a + b * b
    rest.right[bin] = c * c + d * d
    rest.cross[bin] = a * c + b * d
  }
}

function filter({ left, right, voice }: Heard, sums: Covariance<Float64Array>, into: Float32Array): void {
  for (let bin = 1; bin < LONG_BINS - 1; bin++) {
    const cross = around(sums.cross, bin) / FRAMES
    const inLeft = around(sums.left, bin) / FRAMES
    const inRight = around(sums.right, bin) / FRAMES
    const diffuse = (DIFFUSE / 2) * (inLeft + inRight) + SILENT
    const [l, r] = [inLeft + diffuse, inRight + diffuse]
    const apart = l + r - 2 * cross
    // Power that is left of the accompaniment when the channels are weighed so that the least of it is.
    const least = (l * r - cross * cross) / apart
    const wanted = around(voice, bin)
    const gain = wanted / (wanted + least) / apart
    for (let at = 2 * bin; at < 2 * bin + 2; at++) {
      into[at] = gain * ((r - cross) * left[at]! + (l - cross) * right[at]!)
    }
  }
}

/** A partial fills three bins. */
const around = (values: Float32Array | Float64Array, bin: number) => values[bin - 1]! + values[bin]! + values[bin + 1]!
