import { has } from './sniff.ts'

/** A box of an MP4 file (ISO/IEC 14496-12, 4.2): where its contents begin, and where it says that it ends. */
export type Box = { readonly type: string; readonly from: number; readonly end: number }

/** The boxes between two places, one after another; the last one may say that it ends behind `end`. */
export function* boxesOf(view: DataView, at: number, end: number): Generator<Box> {
  for (let next = at; next + 8 <= end; ) {
    const size = view.getUint32(next)
    const type = String.fromCharCode(...[4, 5, 6, 7].map((index) => view.getUint8(next + index)))
    // A size of 1: the true one follows in 64 bits. Of 0: all the rest.
    const header = size === 1 ? 16 : 8
    const stated = size === 1 ? Number(view.getBigUint64(next + 8)) : size === 0 ? end - next : size
    if (stated < header) return
    yield { type, from: next + header, end: next + stated }
    next += stated
  }
}

/** Seconds of the track of sound, by its media header (8.4.2); null where it says nothing, as in a file of fragments. */
export function mp4Sec(bytes: Uint8Array, view: DataView): number | null {
  const inside = (box: Box | undefined, type: string): Box[] =>
    box ? [...boxesOf(view, box.from, Math.min(box.end, bytes.length))].filter((one) => one.type === type) : []
  const [film] = inside({ type: '', from: 0, end: bytes.length }, 'moov')
  for (const track of inside(film, 'trak')) {
    const [media] = inside(track, 'mdia')
    const [handler] = inside(media, 'hdlr')
    const [header] = inside(media, 'mdhd')
    if (handler && header && has(bytes, handler.from + 8, 'soun')) return headerSec(view, header.from)
  }
  return null
}

/** In the second version of the header times are twice as long, and all ones where the length is not known. */
function headerSec(view: DataView, at: number): number | null {
  const isLong = view.getUint8(at) === 1
  const ticksPerSec = view.getUint32(at + (isLong ? 20 : 12))
  const ticks = isLong ? Number(view.getBigUint64(at + 24)) : view.getUint32(at + 16)
  return ticks < (isLong ? 2 ** 63 : 0xffff_ffff) ? ticks / ticksPerSec : null
}
