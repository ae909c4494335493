import type { SourceBlock } from './decoders.ts'

export const ENCODINGS = {
  u8: { bytes: 1, read: (view: DataView, at: number) => (view.getUint8(at) - 128) / 128 },
  s8: { bytes: 1, read: (view: DataView, at: number) => view.getInt8(at) / 128 },
  s16: { bytes: 2, read: (view: DataView, at: number, little: boolean) => view.getInt16(at, little) / 32_768 },
  s24: { bytes: 3, read: readInt24 },
  s32: { bytes: 4, read: (view: DataView, at: number, little: boolean) => view.getInt32(at, little) / 2_147_483_648 },
  f32: { bytes: 4, read: (view: DataView, at: number, little: boolean) => view.getFloat32(at, little) },
  f64: { bytes: 8, read: (view: DataView, at: number, little: boolean) => view.getFloat64(at, little) },
  alaw: { bytes: 1, read: (view: DataView, at: number) => fromALaw(view.getUint8(at)) },
  ulaw: { bytes: 1, read: (view: DataView, at: number) => fromMuLaw(view.getUint8(at)) },
} as const
export type Encoding = keyof typeof ENCODINGS

/** Samples as they stand in a file, channels in turn. */
export type PcmFile = {
  readonly sampleRate: number
  readonly channels: number
  readonly encoding: Encoding
  readonly littleEndian: boolean
  readonly data: Uint8Array
}

/** Samples of each channel that are decoded at a time: some 0.4 s. */
const DECODED_SAMPLES = 16_384

export function secondsOf({ sampleRate, channels, encoding, data }: PcmFile): number {
  return data.length / (ENCODINGS[encoding].bytes * channels) / sampleRate
}

export function* pcmBlocks({ sampleRate, channels, encoding, littleEndian, data }: PcmFile): Generator<SourceBlock> {
  const { bytes, read } = ENCODINGS[encoding]
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const stride = bytes * channels
  const length = Math.floor(data.length / stride)
  for (let from = 0; from < length; from += DECODED_SAMPLES) {
    const count = Math.min(DECODED_SAMPLES, length - from)
    const block = Array.from({ length: channels }, () => new Float32Array(count))
    for (const [channel, samples] of block.entries()) {
      let at = from * stride + channel * bytes
      for (let index = 0; index < count; index++, at += stride) samples[index] = read(view, at, littleEndian)
    }
    yield { sampleRate, channels: block }
  }
}

/** By the number of bits, for whole numbers with a sign. */
export function integerEncoding(bits: number): Encoding | null {
  if (bits < 1 || bits > 32) return null
  return (['s8', 's16', 's24', 's32'] as const)[Math.ceil(bits / 8) - 1]!
}

function readInt24(view: DataView, at: number, little: boolean): number {
  const [low, high] = little ? [at, at + 2] : [at + 2, at]
  return ((view.getInt8(high) << 16) | (view.getUint8(at + 1) << 8) | view.getUint8(low)) / 8_388_608
}

/** ITU-T G.711, A-law. */
function fromALaw(byte: number): number {
  const value = byte ^ 0x55
  const exponent = (value >> 4) & 7
  const mantissa = ((value & 15) << 4) + 8
  const size = exponent === 0 ? mantissa : (mantissa + 0x100) << (exponent - 1)
  return (value & 0x80 ? size : -size) / 32_768
}

/** ITU-T G.711, µ-law. */
function fromMuLaw(byte: number): number {
  const value = ~byte & 255
  const size = ((((value & 15) << 3) + 0x84) << ((value >> 4) & 7)) - 0x84
  return (value & 0x80 ? -size : size) / 32_768
}
