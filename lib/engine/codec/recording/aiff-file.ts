import { type Encoding, integerEncoding, type PcmFile } from './pcm-file.ts'
import { has } from './sniff.ts'

const MOST_CHANNELS = 8

/** Kinds of AIFF-C whose samples are written out, by their four letters. */
const KINDS: Readonly<Record<string, Encoding | 'integer'>> = {
  NONE: 'integer',
  twos: 'integer',
  sowt: 'integer',
  'raw ': 'u8',
  in24: 's24',
  in32: 's32',
  fl32: 'f32',
  FL32: 'f32',
  fl64: 'f64',
  FL64: 'f64',
  alaw: 'alaw',
  ALAW: 'alaw',
  ulaw: 'ulaw',
  ULAW: 'ulaw',
}

/**
 * Where the samples of an AIFF or AIFF-C file are and how they are written (Audio Interchange File Format 1.3). Sizes
 * that reach past the end of the file mean its end. Null when nothing can be read.
 */
export function readAiff(bytes: Uint8Array): PcmFile | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let format: Omit<PcmFile, 'data'> | null = null
  let data: Uint8Array | null = null
  for (let at = 12; at + 8 <= bytes.length; ) {
    const size = view.getUint32(at + 4, false)
    const from = at + 8
    if (has(bytes, at, 'COMM')) format = readCommon(view, from, size, has(bytes, 8, 'AIFC'))
    else if (has(bytes, at, 'SSND') && from + 8 <= bytes.length) {
      data = bytes.subarray(from + 8 + view.getUint32(from, false), Math.min(bytes.length, from + size))
    }
    if (format && data) return { ...format, data }
    at = from + size + (size % 2)
  }
  return null
}

function readCommon(view: DataView, at: number, size: number, isCompressed: boolean): Omit<PcmFile, 'data'> | null {
  const needed = isCompressed ? 22 : 18
  if (size < needed || at + needed > view.byteLength) return null
  const channels = view.getUint16(at, false)
  const letters = isCompressed
    ? String.fromCharCode(...[18, 19, 20, 21].map((place) => view.getUint8(at + place)))
    : 'NONE'
  const kind = Object.hasOwn(KINDS, letters) ? KINDS[letters]! : null
  const encoding = kind === 'integer' ? integerEncoding(view.getUint16(at + 6, false)) : kind
  if (!encoding || channels < 1 || channels > MOST_CHANNELS) return null
  return { sampleRate: readExtended(view, at + 8), channels, encoding, littleEndian: letters === 'sowt' }
}

/** An 80-bit number of IEEE 754, rounded. */
function readExtended(view: DataView, at: number): number {
  const exponent = (view.getUint16(at, false) & 0x7fff) - 16_383 - 31
  return Math.round(view.getUint32(at + 2, false) * 2 ** exponent)
}
