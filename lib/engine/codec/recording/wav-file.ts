import { type Encoding, integerEncoding, type PcmFile } from './pcm-file.ts'
import { has } from './sniff.ts'

const EXTENSIBLE = 0xfffe
const MOST_CHANNELS = 8

/**
 * Where the samples of a RIFF/WAVE file are and how they are written (Multimedia Programming Interface 1.0; extensible
 * and 64-bit forms too). Sizes that reach past the end of the file mean its end. Null when nothing can be read.
 */
export function readWav(bytes: Uint8Array): PcmFile | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let format: Omit<PcmFile, 'data'> | null = null
  for (let at = 12; at + 8 <= bytes.length; ) {
    const size = view.getUint32(at + 4, true)
    const from = at + 8
    if (has(bytes, at, 'fmt ')) format = readFormat(view, from, size)
    else if (has(bytes, at, 'data')) {
      // A recorder that was switched off leaves 0, a stream states the largest number.
      const to = size === 0 ? bytes.length : Math.min(bytes.length, from + size)
      return format && { ...format, data: bytes.subarray(from, to) }
    }
    at = from + size + (size % 2)
  }
  return null
}

function readFormat(view: DataView, at: number, size: number): Omit<PcmFile, 'data'> | null {
  if (size < 16 || at + 16 > view.byteLength) return null
  const stated = view.getUint16(at, true)
  const isExtensible = stated === EXTENSIBLE && size >= 26 && at + 26 <= view.byteLength
  const channels = view.getUint16(at + 2, true)
  const sampleRate = view.getUint32(at + 4, true)
  const encoding = encodingOf(isExtensible ? view.getUint16(at + 24, true) : stated, view.getUint16(at + 14, true))
  if (!encoding || channels < 1 || channels > MOST_CHANNELS) return null
  return { sampleRate, channels, encoding, littleEndian: true }
}

function encodingOf(tag: number, bits: number): Encoding | null {
  if (tag === 1) return bits <= 8 && bits > 0 ? 'u8' : integerEncoding(bits)
  if (tag === 3) return bits === 32 ? 'f32' : bits === 64 ? 'f64' : null
  if (tag === 6) return 'alaw'
  return tag === 7 ? 'ulaw' : null
}
