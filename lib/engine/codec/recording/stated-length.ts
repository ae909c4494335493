import { mp4Sec } from './mp4-boxes.ts'
import { afterTags, has, mpegFrameBytes, type RecordingFormat, sniffFormat } from './sniff.ts'

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

/**
 * The length in seconds of a recording of which only the beginning is here, and perhaps its size in bytes; null where it cannot
 * be known.
 */
export function beginningSec(beginning: Uint8Array, totalBytes: number | null): number | null {
  const format = sniffFormat(beginning)
  if (!format) return null
  const stated = statedSec(beginning, format)
  return stated === null && format === 'mp3' && totalBytes !== null ? constantMp3Sec(beginning, totalBytes) : stated
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
  const seconds = mp3FrameSec(view, at)
  const isMono = view.getUint8(at + 3) >> 6 === 3
  const isFirst = ((view.getUint8(at + 1) >> 3) & 3) === 3
  const header = at + 4 + (isFirst ? (isMono ? 17 : 32) : isMono ? 9 : 17)
  if (seconds === null || !(has(bytes, header, 'Xing') || has(bytes, header, 'Info'))) return null
  if ((view.getUint32(header + 4) & 1) === 0) return null
  return view.getUint32(header + 8) * seconds
}

/** Seconds of a frame of MPEG audio, layer III; null where none begins. */
function mp3FrameSec(view: DataView, at: number): number | null {
  const version = (view.getUint8(at + 1) >> 3) & 3
  const rate = [44_100, 48_000, 32_000][(view.getUint8(at + 2) >> 2) & 3]
  if ((view.getUint16(at) & 0xffe0) !== 0xffe0 || !rate || version === 1) return null
  if (version === 3) return 1152 / rate
  return 576 / (version === 2 ? rate / 2 : rate / 4)
}

/** After this many frames of one bit rate, the rest of the file is taken to have the same one. */
const CONSTANT_FRAMES = 100

/** By its size, where the bit rate does not change. */
function constantMp3Sec(bytes: Uint8Array, totalBytes: number): number | null {
  const start = afterTags(bytes)
  const layerThree = 1
  if (((bytes[start + 1]! >> 1) & 3) !== layerThree) return null
  const isLikeFirst = (at: number) =>
    bytes[at + 1] === bytes[start + 1] && (bytes[at + 2]! | PADDED) === (bytes[start + 2]! | PADDED)
  let [at, frames] = [start, 0]
  for (let length = mpegFrameBytes(bytes, at); length > 0; length = mpegFrameBytes(bytes, at)) {
    if (!isLikeFirst(at)) return null
    at += length
    frames++
  }
  if (frames < CONSTANT_FRAMES || at + 4 <= bytes.length) return null
  const seconds = mp3FrameSec(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), start)
  return seconds && ((totalBytes - start) * frames * seconds) / (at - start)
}

/** In the third byte of a frame: whether it has a byte more than others of its rate. */
const PADDED = 2
