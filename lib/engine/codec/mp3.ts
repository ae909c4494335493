import type { CodecAssets } from '../assets.ts'
import { SAMPLE_RATE } from '../pcm/pcm.ts'
import { createByteWriter } from './bytes.ts'
import { id3Tag, type SongTags } from './id3.ts'

const USUAL_KILOBITS = 192
const FRAME_SAMPLES = 1152
/** LAME's own delay; a decoder adds 529 samples of its own. */
const ENCODER_DELAY_SAMPLES = 576
/** Frames beyond those of the song: the header, and what the delays of encoder and decoder push out at the end. */
const SPARE_FRAMES = 6
/** Bytes of a frame header with its side information, for two channels. */
const HEADER_BYTES = 4
const SIDE_BYTES = 32

/**
 * A stereo MP3 of a known length at a constant bit rate, tagged, with the header frame that tells players its exact
 * length. It grows in the memory that it is handed out in. `kilobits`: 112 … 320; below, LAME lowers the sample rate.
 */
export async function createMp3File(
  codec: CodecAssets,
  lengthSamples: number,
  tags: SongTags,
  kilobits = USUAL_KILOBITS,
) {
  const encoder = await codec.createMp3Encoder()
  encoder.configure({ sampleRate: SAMPLE_RATE, channels: 2, bitrate: kilobits })
  const tag = id3Tag(tags)
  const mostFrames = Math.ceil(lengthSamples / FRAME_SAMPLES) + SPARE_FRAMES
  const file = new Uint8Array(tag.length + mostFrames * (bytesAt(kilobits) + 1))
  file.set(tag)
  let end = tag.length
  const put = (bytes: Uint8Array) => {
    file.set(bytes, end)
    end += bytes.length
  }
  return {
    /** The next samples, of any length. */
    push(left: Float32Array, right: Float32Array): void {
      put(encoder.encode([left, right]))
    },
    /** The whole file; nothing can be pushed after it. */
    finish(): Uint8Array<ArrayBuffer> {
      put(encoder.finalize())
      const frames = withoutPlaceholder(file.subarray(tag.length, end))
      const info = infoFrame(frames, lengthSamples)
      const framesAt = tag.length + info.length
      file.copyWithin(framesAt, end - frames.length, end)
      file.set(info, tag.length)
      return file.subarray(0, framesAt + frames.length)
    },
  }
}

/** LAME leaves an empty frame at the front for the header that its command line program fills in. */
function withoutPlaceholder(stream: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const first = frameBytes(stream, 0)
  const isEmpty = stream.subarray(HEADER_BYTES, first).every((byte) => byte === 0)
  return isEmpty ? stream.subarray(first) : stream
}

/** "Info" header of the Xing/LAME kind: frame count, seek table, encoder delay and padding. */
function infoFrame(frames: Uint8Array, lengthSamples: number): Uint8Array {
  const count = countFrames(frames)
  const header = frames.slice(0, HEADER_BYTES)
  header[2]! &= 0xfd
  const frame = new Uint8Array(frameBytes(header, 0))
  const total = frame.length + frames.length
  const padding = Math.max(0, Math.min(4095, count * FRAME_SAMPLES - ENCODER_DELAY_SAMPLES - lengthSamples))
  const content = createByteWriter()
    .bytes(header)
    .bytes(new Uint8Array(SIDE_BYTES))
    .text('Info')
    .u32be(0b1111)
    .u32be(count)
    .u32be(total)
    .bytes(Uint8Array.from({ length: 100 }, (_, percent) => Math.floor((percent * 256) / 100)))
    .u32be(50)
    .text('LAME3.100')
    .u8(0x01, 0)
    .bytes(new Uint8Array(8))
    .u8(0, kilobitsOf(header, 0))
    .u8(ENCODER_DELAY_SAMPLES >> 4, ((ENCODER_DELAY_SAMPLES & 15) << 4) | (padding >> 8), padding & 255)
    .u8(0, 0)
    .u16be(0)
    .u32be(total)
    .u16be(checksum(frames))
    .take()
  frame.set(content)
  const tagChecksum = checksum(content)
  frame.set([tagChecksum >> 8, tagChecksum & 255], content.length)
  return frame
}

function countFrames(frames: Uint8Array): number {
  let count = 0
  for (let at = 0; at + HEADER_BYTES <= frames.length; at += frameBytes(frames, at)) count++
  return count
}

/** Length of the frame whose header stands at `at`; MPEG-1 layer III at our one rate. */
function frameBytes(bytes: Uint8Array, at: number): number {
  if (bytes[at] !== 0xff || (bytes[at + 1]! & 0xe0) !== 0xe0) throw new Error('The MP3 encoder gave no frame')
  const padded = (bytes[at + 2]! >> 1) & 1
  return bytesAt(kilobitsOf(bytes, at)) + padded
}

/** Of a frame without padding. */
function bytesAt(kilobits: number): number {
  return Math.floor((144 * kilobits * 1000) / SAMPLE_RATE)
}

/** By the number in a frame's header; MPEG-1 layer III. */
const BIT_RATES = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]

function kilobitsOf(header: Uint8Array, at: number): number {
  return BIT_RATES[header[at + 2]! >> 4]!
}

/** CRC-16 with the polynomial 0x8005, reflected, as LAME writes it. */
function checksum(bytes: Uint8Array): number {
  let crc = 0
  for (let at = 0; at < bytes.length; at++) crc = (crc >> 8) ^ CRC_TABLE[(crc ^ bytes[at]!) & 255]!
  return crc
}

const CRC_TABLE = Uint16Array.from({ length: 256 }, (_, byte) => {
  let crc = byte
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >> 1) ^ 0xa001 : crc >> 1
  return crc
})
