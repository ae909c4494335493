import { FULL_SCALE_16, samplesOfWav, wavHeader } from '../codec/wav.ts'

/** One part of a song in two channels of 16 bits, wherever its samples lie. */
export type Part = {
  readonly lengthSamples: number
  /** Overwrites both channels with the samples from `from` on, silence beyond the end; nominal range −1..1. */
  read(from: number, left: Float32Array, right: Float32Array): void
}

/** Samples that lie `step` apart in each channel's memory, from `offset` on. */
export function createPart(
  channels: readonly [Int16Array, Int16Array],
  step: number,
  offset: readonly [number, number],
): Part {
  const lengthSamples = Math.floor((channels[0].length - offset[0] + step - 1) / step)
  return {
    lengthSamples,
    read(from, left, right) {
      copy(channels[0], offset[0] + step * from, step, left)
      copy(channels[1], offset[1] + step * from, step, right)
    },
  }
}

/** The part that a file holds. Throws RangeError for a file that is not the engine's own. */
export function partOfWav(bytes: Uint8Array<ArrayBuffer>): Part {
  const samples = samplesOfWav(bytes)
  return createPart([samples, samples], 2, [0, 1])
}

function copy(samples: Int16Array, from: number, step: number, into: Float32Array): void {
  const there = Math.min(into.length, Math.max(0, Math.ceil((samples.length - from) / step)))
  for (let index = 0, at = from; index < there; index++, at += step) into[index] = samples[at]! / FULL_SCALE_16
  into.fill(0, there)
}

/** About a second and a half. */
const PIECE_SAMPLES = 1 << 16

/** A part as a WAV file, piece by piece, so that there need never be the memory for all of it. */
export function* wavPieces(part: Part, comment: string): Generator<Uint8Array<ArrayBuffer>> {
  yield wavHeader(part.lengthSamples, comment)
  for (let from = 0; from < part.lengthSamples; from += PIECE_SAMPLES) {
    const count = Math.min(PIECE_SAMPLES, part.lengthSamples - from)
    const [left, right] = [new Float32Array(count), new Float32Array(count)]
    part.read(from, left, right)
    const piece = new Int16Array(2 * count)
    for (let index = 0; index < count; index++) {
      piece[2 * index] = Math.round(left[index]! * FULL_SCALE_16)
      piece[2 * index + 1] = Math.round(right[index]! * FULL_SCALE_16)
    }
    yield new Uint8Array(piece.buffer)
  }
}
