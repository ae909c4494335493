import { fixture, wavBytes } from './recordings.ts'

/** Small files that hold hours of sound. */
export const BOMBS = {
  'FLAC of silence': () => flacOf(44_100, 0, 100_000),
  'FLAC of one level at 48 kHz': () => flacOf(48_000, 1000, 100_000),
  'Opus of nothing': () => oggOf(headPages('opus'), [0x1b, 0x02], 100_000),
  'Vorbis of nothing': () => oggOf(headPages('ogg'), [0x0e], 100_000),
  'AAC of one frame again and again': () => again(fixture('aac'), 400),
  'MP3 of one tone again and again': () => again(fixture('mp3'), 400),
  'WAV at 8 kHz': () => wavBytes({ sampleRate: 8000, channels: 1, seconds: 1200 }),
  'MP4 that claims a quarter of a billion samples': () => mp4OfManySamples(),
} satisfies Record<string, () => Uint8Array>

function again(bytes: Uint8Array, times: number): Uint8Array {
  return new Uint8Array(Buffer.concat(new Array<Uint8Array>(times).fill(bytes)))
}

/** Frames of 65,535 samples that are all the same, 14 to 20 bytes each (RFC 9639). */
export function flacOf(sampleRate: number, level: number, bytes: number): Uint8Array {
  const info = new Uint8Array(42)
  info.set([0x66, 0x4c, 0x61, 0x43, 0x80, 0, 0, 34, 0xff, 0xff, 0xff, 0xff])
  const view = new DataView(info.buffer)
  view.setUint32(18, (sampleRate << 12) | (1 << 9) | ((15 & 16) << 4))
  info[20] = ((sampleRate & 15) << 4) | (1 << 1)
  info[21] = 15 << 4
  const parts = [info]
  for (let frame = 0, length = 0; length < bytes; frame++) {
    const head = [0xff, 0xf8, 0x70 | (sampleRate === 48_000 ? 10 : 9), 0x18, ...coded(frame), 0xff, 0xfe]
    const body = [...head, checksum8(head), 0, (level >> 8) & 255, level & 255, 0, (level >> 8) & 255, level & 255]
    const sum = checksum16(body)
    parts.push(Uint8Array.from([...body, sum >> 8, sum & 255]))
    length += body.length + 2
  }
  return new Uint8Array(Buffer.concat(parts))
}

/** A number as UTF-8 writes it. */
function coded(value: number): number[] {
  return [...new TextEncoder().encode(String.fromCodePoint(value >= 0xd800 ? value + 0x2000 : value))]
}

function checksum8(bytes: readonly number[]): number {
  let crc = 0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x80 ? ((crc << 1) ^ 0x07) & 255 : crc << 1
  }
  return crc
}

function checksum16(bytes: readonly number[]): number {
  let crc = 0
  for (const byte of bytes) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? ((crc << 1) ^ 0x8005) & 0xffff : crc << 1
  }
  return crc
}

/** The pages of a file up to its first sound. */
function headPages(format: 'ogg' | 'opus'): Uint8Array {
  const bytes = fixture(format)
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  let at = 0
  while (at === 0 || view.getBigUint64(at + 6, true) === 0n) {
    const segments = bytes.subarray(at + 27, at + 27 + (bytes[at + 26] ?? 0))
    at += 27 + segments.length + segments.reduce((sum, size) => sum + size, 0)
  }
  return bytes.slice(0, at)
}

/** Pages of 255 times the same packet behind a head (RFC 3533). */
export function oggOf(head: Uint8Array, packet: readonly number[], bytes: number): Uint8Array {
  const serial = head.subarray(14, 18)
  const parts = [head]
  for (let page = 0, length = 0; length < bytes; page++) {
    const body = new Uint8Array(27 + 255 + 255 * packet.length)
    const view = new DataView(body.buffer)
    body.set(new TextEncoder().encode('OggS'))
    view.setBigUint64(6, BigInt((page + 1) * 255 * 960), true)
    body.set(serial, 14)
    view.setUint32(18, page + 3, true)
    body[26] = 255
    body.fill(packet.length, 27, 282)
    for (let index = 0; index < 255; index++) body.set(packet, 282 + index * packet.length)
    view.setUint32(22, oggChecksum(body), true)
    parts.push(body)
    length += body.length
  }
  return new Uint8Array(Buffer.concat(parts))
}

function oggChecksum(bytes: Uint8Array): number {
  let crc = 0
  for (const byte of bytes) {
    crc ^= byte << 24
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x80000000 ? (crc << 1) ^ 0x04c11db7 : crc << 1
  }
  return crc >>> 0
}

/** The sizes of its samples are all said at once, and there are more of them than memory. */
function mp4OfManySamples(): Uint8Array {
  const bytes = fixture('m4a')
  const at = Buffer.from(bytes).indexOf('stsz')
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  view.setUint32(at + 8, 4)
  view.setUint32(at + 12, 0x10000000)
  return bytes
}
