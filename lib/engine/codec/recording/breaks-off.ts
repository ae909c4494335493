import { boxesOf } from './mp4-boxes.ts'
import { adtsFrameBytes, afterTags, has, mpegFrameBytes, type RecordingFormat } from './sniff.ts'

/**
 * Whether the structure of a file shows that it was cut off: a frame, a page or a box reaches past the end of the file, or an
 * Ogg stream lacks its last page. This works for files without a stated length, too. A cut between two frames of MPEG or ADTS
 * leaves no trace.
 */
export function breaksOff(bytes: Uint8Array, format: RecordingFormat): boolean {
  return ENDINGS[format]?.(bytes) ?? false
}

const ENDINGS: Partial<Record<RecordingFormat, (bytes: Uint8Array) => boolean>> = {
  mp3: (bytes) => framesBreakOff(bytes, mpegFrameBytes),
  aac: (bytes) => framesBreakOff(bytes, adtsFrameBytes),
  ogg: oggBreaksOff,
  opus: oggBreaksOff,
  oga: oggBreaksOff,
  m4a: mp4BreaksOff,
  mp4: mp4BreaksOff,
}

/** Frames in a row after which a broken one counts as a frame and not as other bytes that look like one. */
const SURE_FRAMES = 3

/** Whether the last frame goes on behind the end of the file. Tags and zeros after it are no frames. */
function framesBreakOff(bytes: Uint8Array, frameBytes: typeof adtsFrameBytes): boolean {
  let inRow = 0
  for (let at = afterTags(bytes); at >= 0 && at < bytes.length; ) {
    const length = frameBytes(bytes, at)
    if (length > 0) {
      if (at + length > bytes.length) return inRow >= SURE_FRAMES
      inRow++
      at += length
    } else {
      inRow = 0
      at = bytes.indexOf(0xff, at + 1)
    }
  }
  return false
}

const PAGE = { header: 27, first: 2, last: 4 }

/** Whether a page goes on behind the end, or a logical stream has no page that says it is the last (RFC 3533, 6). */
function oggBreaksOff(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const open = new Set<number>()
  for (let at = 0; has(bytes, at, 'OggS'); ) {
    const segments = bytes[at + PAGE.header - 1]
    const body = at + PAGE.header + (segments ?? 0)
    if (segments === undefined || body > bytes.length) return true
    const flags = view.getUint8(at + 5)
    const stream = view.getUint32(at + 14)
    if (flags & PAGE.first) open.add(stream)
    if (flags & PAGE.last) open.delete(stream)
    at = bytes.subarray(at + PAGE.header, body).reduce((end, length) => end + length, body)
    if (at > bytes.length) return true
  }
  return open.size > 0
}

function mp4BreaksOff(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return [...boxesOf(view, 0, bytes.length)].some(({ end }) => end > bytes.length)
}
