import { SAMPLE_RATE } from '../pcm/pcm.ts'
import { createRandom } from '../random/random.ts'
import { createByteWriter } from './bytes.ts'

/** Largest value of a 16-bit sample. */
export const FULL_SCALE_16 = 32_767

export type WavFile = {
  /** Left and right in turn. */
  readonly samples: Int16Array
  /** The finished file, ended after `keptSamples`. */
  cut(keptSamples: number): Uint8Array<ArrayBuffer>
}

/**
 * A stereo 16-bit WAV file of a known length, filled in block by block. `comment` goes into its LIST/INFO chunk, which
 * stands before the samples.
 */
export function createWavFile(lengthSamples: number, comment: string): WavFile {
  const header = wavHeader(lengthSamples, comment)
  const bytes = new Uint8Array(header.length + lengthSamples * 4)
  bytes.set(header)
  return {
    samples: new Int16Array(bytes.buffer, header.length, lengthSamples * 2),
    cut(keptSamples) {
      const size = new DataView(bytes.buffer)
      size.setUint32(4, header.length - 8 + keptSamples * 4, true)
      size.setUint32(header.length - 4, keptSamples * 4, true)
      return bytes.subarray(0, header.length + keptSamples * 4)
    },
  }
}

/**
 * The samples of a file that `createWavFile` or `createWavPieces` made, left and right in turn, in the file's own
 * memory where that is aligned. Throws RangeError for any other file.
 */
export function samplesOfWav(bytes: Uint8Array<ArrayBuffer>): Int16Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const format = [
    view.getUint16(20, true),
    view.getUint16(22, true),
    view.getUint32(24, true),
    view.getUint16(34, true),
  ]
  for (let at = 36; at + 8 <= bytes.length; at += 8 + view.getUint32(at + 4, true)) {
    if (view.getUint32(at) !== DATA || format.join() !== OUR_FORMAT) continue
    const length = Math.min(view.getUint32(at + 4, true), bytes.length - at - 8) >> 1
    const from = bytes.byteOffset + at + 8
    return from % 2 === 0
      ? new Int16Array(bytes.buffer, from, length)
      : new Int16Array(bytes.buffer.slice(from, from + 2 * length))
  }
  throw new RangeError('Not a WAV file of this engine')
}

/** The letters "data". */
const DATA = 0x64617461
const OUR_FORMAT = `1,2,${SAMPLE_RATE},16`

/** About a second and a half. */
const PIECE_SAMPLES = 1 << 16

/**
 * The same file without the memory for it: dithered with `seed`, or only rounded without one, and given away piece by piece. Blocks are given to
 * `push` in order, `lengthSamples` in all, and then `finish` gives away the rest.
 */
export function createWavPieces(
  lengthSamples: number,
  comment: string,
  seed: number | null,
  give: (piece: Uint8Array<ArrayBuffer>) => void,
) {
  const write = seed === null ? round : createDitherer(seed)
  let samples = new Int16Array(2 * PIECE_SAMPLES)
  let filled = 0
  const flush = () => {
    give(new Uint8Array(samples.buffer, 0, filled * 4))
    samples = new Int16Array(2 * PIECE_SAMPLES)
    filled = 0
  }
  give(wavHeader(lengthSamples, comment))
  return {
    push(left: Float32Array, right: Float32Array): void {
      if (filled + left.length > PIECE_SAMPLES) flush()
      write(left, right, samples, filled)
      filled += left.length
    },
    finish: flush,
  }
}

/** What stands before the samples of a stereo 16-bit file. */
export function wavHeader(lengthSamples: number, comment: string): Uint8Array<ArrayBuffer> {
  const info = listChunk([
    ['ICMT', comment],
    ['ISFT', 'Canto'],
  ])
  const dataBytes = lengthSamples * 4
  return createByteWriter()
    .text('RIFF')
    .u32le(4 + 24 + info.length + 8 + dataBytes)
    .text('WAVEfmt ')
    .u32le(16)
    .u16le(1)
    .u16le(2)
    .u32le(SAMPLE_RATE)
    .u32le(SAMPLE_RATE * 4)
    .u16le(4)
    .u16le(16)
    .bytes(info)
    .text('data')
    .u32le(dataBytes)
    .take()
}

/** To 16 bits with triangular dither (Lipshitz, Wannamaker and Vanderkooy 1992), seeded; writes into `into`. */
export function createDitherer(seed: number) {
  const random = createRandom(seed).fork('dither')
  let state = random.integer(1, 0x7fffffff)
  const draw = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    return state / 4_294_967_296
  }
  return (left: Float32Array, right: Float32Array, into: Int16Array, atSample: number): void => {
    for (let index = 0; index < left.length; index++) {
      into[(atSample + index) * 2] = toInteger(left[index]! * FULL_SCALE_16 + draw() + draw())
      into[(atSample + index) * 2 + 1] = toInteger(right[index]! * FULL_SCALE_16 + draw() + draw())
    }
  }
}

function round(left: Float32Array, right: Float32Array, into: Int16Array, atSample: number): void {
  for (let index = 0; index < left.length; index++) {
    into[(atSample + index) * 2] = toInteger(left[index]! * FULL_SCALE_16)
    into[(atSample + index) * 2 + 1] = toInteger(right[index]! * FULL_SCALE_16)
  }
}

const toInteger = (value: number) => Math.max(-32_768, Math.min(FULL_SCALE_16, Math.round(value)))

function listChunk(entries: readonly (readonly [id: string, value: string])[]): Uint8Array {
  const content = createByteWriter().text('INFO')
  for (const [id, value] of entries) {
    const bytes = createByteWriter().text(value).u8(0).take()
    content.text(id).u32le(bytes.length).bytes(bytes)
    if (bytes.length % 2 === 1) content.u8(0)
  }
  const { length } = content
  return createByteWriter().text('LIST').u32le(length).bytes(content.take()).take()
}
