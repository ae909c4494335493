import { mp4Sec } from './mp4-boxes.ts'
import { afterTags, has, type RecordingFormat } from './sniff.ts'

/**
 * How many seconds a file says that it has, by its header; null where it says nothing. A file that was cut off says more
 * than can be decoded of it.
 */
export function statedSec(bytes: Uint8Array, format: RecordingFormat): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const read = READERS[format]
  try {
    const seconds = read?.(bytes, view) ?? null
    return seconds !== null && Number.isFinite(seconds) && seconds > 0 ? seconds : null
  } catch (error) {
    // The header itself is cut off.
    if (error instanceof RangeError) return null
    throw error
  }
}

type Reader = (bytes: Uint8Array, view: DataView) => number | null

const READERS: Partial<Record<RecordingFormat, Reader>> = {
  wav: wavSec,
  aiff: aiffSec,
  flac: (bytes, view) => streamInfoSec(view, afterTags(bytes)),
  oga: oggFlacSec,
  mp3: mp3Sec,
  m4a: mp4Sec,
  mp4: mp4Sec,
}

/** Sizes from here on are those of streams and of recorders that were switched off. */
const NO_SIZE = 0x7fff_0000

function wavSec(bytes: Uint8Array, view: DataView): number | null {
  let bytesPerSec = 0
  for (let at = 12; at + 8 <= bytes.length; ) {
    const size = view.getUint32(at + 4, true)
    if (has(bytes, at, 'fmt ')) bytesPerSec = view.getUint32(at + 16, true)
    if (has(bytes, at, 'data')) return size > 0 && size < NO_SIZE ? size / bytesPerSec : null
    at += 8 + size + (size % 2)
  }
  return null
}

function aiffSec(bytes: Uint8Array, view: DataView): number | null {
  for (let at = 12; at + 8 <= bytes.length; ) {
    const size = view.getUint32(at + 4)
    if (has(bytes, at, 'COMM')) {
      // The rate is an 80-bit float (Apple, AIFF-C 1991).
      const rate = view.getUint32(at + 18) * 2 ** ((view.getUint16(at + 16) & 0x7fff) - 16_383 - 31)
      return view.getUint32(at + 10) / rate
    }
    at += 8 + size + (size % 2)
  }
  return null
}

/** By STREAMINFO (RFC 9639, 8.2), behind the mark "fLaC" that stands at `mark`. */
function streamInfoSec(view: DataView, mark: number): number {
  const at = mark + 18
  const rate = view.getUint32(at) >>> 12
  return ((view.getUint8(at + 3) & 15) * 2 ** 32 + view.getUint32(at + 4)) / rate
}

/** In Ogg the mark comes behind nine bytes of the first packet (RFC 9639, 10.1). */
function oggFlacSec(bytes: Uint8Array, view: DataView): number | null {
  const mark = 27 + view.getUint8(26) + 9
  return has(bytes, mark, 'fLaC') ? streamInfoSec(view, mark) : null
}

/** By the frame that encoders put before the sound (Xing, "VBR header"); a file without it says nothing. */
function mp3Sec(bytes: Uint8Array, view: DataView): number | null {
  const at = afterTags(bytes)
  if ((view.getUint16(at) & 0xffe0) !== 0xffe0) return null
  const version = (view.getUint8(at + 1) >> 3) & 3
  const rate = [44_100, 48_000, 32_000][(view.getUint8(at + 2) >> 2) & 3]
  const isMono = view.getUint8(at + 3) >> 6 === 3
  const isFirst = version === 3
  const header = at + 4 + (isFirst ? (isMono ? 17 : 32) : isMono ? 9 : 17)
  if (!rate || version === 1 || !(has(bytes, header, 'Xing') || has(bytes, header, 'Info'))) return null
  if ((view.getUint32(header + 4) & 1) === 0) return null
  const samples = view.getUint32(header + 8) * (isFirst ? 1152 : 576)
  return samples / (isFirst ? rate : version === 2 ? rate / 2 : rate / 4)
}
