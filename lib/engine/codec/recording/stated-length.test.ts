import { describe, expect, it } from 'vitest'
import { recordingDecoders } from '#server/assets/decoders.ts'
import { aiffBytes, chained, constantMp3, fixture, streamedM4a, wavBytes } from '#tests/support/recordings.ts'
import { breaksOff } from './breaks-off.ts'
import { inspectRecording } from './inspect-recording.ts'
import { RECORDING_FORMATS } from './sniff.ts'
import { beginningSec, statedSec } from './stated-length.ts'

const inspect = (bytes: Uint8Array) =>
  inspectRecording(bytes, recordingDecoders, { formats: RECORDING_FORMATS, maxSec: 420 })

/** The fixture was written as a stream, which does not know its length yet. */
function countedOga(): Uint8Array {
  const file = fixture('oga')
  new DataView(file.buffer).setUint32(37 + 22, 9600)
  return file
}

describe('the length that a file states', () => {
  it.each([
    ['wav', wavBytes({ seconds: 3 }), 3],
    ['aiff', aiffBytes({ seconds: 3, sampleRate: 48_000 }), 3],
    ['flac', fixture('flac'), 1.2],
    ['oga', countedOga(), 1.2],
    ['mp3', fixture('mp3'), 1.5],
    ['m4a', fixture('m4a'), 1.5],
    ['m4a', streamedM4a(), 1.5],
  ] as const)('is read of %s', (format, bytes, seconds) => {
    expect(statedSec(bytes, format)).toBeCloseTo(seconds, 1)
  })

  it('is nothing in streams, and where the header itself is cut off', () => {
    const stream = wavBytes()
    new DataView(stream.buffer).setUint32(40, 0xffff_ffff, true)
    expect(statedSec(stream, 'wav')).toBeNull()
    expect(statedSec(fixture('oga'), 'oga')).toBeNull()
    for (let end = 0; end < 60; end++) {
      expect(statedSec(wavBytes().subarray(0, Math.min(end, 40)), 'wav')).toBeNull()
      expect(statedSec(fixture('flac').subarray(0, Math.min(end, 20)), 'flac')).toBeNull()
      expect(statedSec(countedOga().subarray(0, Math.min(end, 57)), 'oga')).toBeNull()
      expect(statedSec(streamedM4a().subarray(0, end), 'm4a')).toBeNull()
    }
  })
})

describe('the length of a recording of which the beginning is there', () => {
  const beginning = (bytes: Uint8Array) => bytes.subarray(0, 60_000)

  it.each([
    ['wav', wavBytes({ seconds: 30 }), 30],
    ['aiff', aiffBytes({ seconds: 30 }), 30],
    ['flac', longerFlac(), 6],
    ['m4a', streamedM4a(), 1.5],
    ['mp3', fixture('mp3'), 1.5],
    ['mp3 of one rate', constantMp3(200), 200],
    ['mp3 of one rate behind a tag', chained(tag(), constantMp3(200)), 200],
  ] as const)('is known of %s', (_, bytes, seconds) => {
    expect(beginningSec(beginning(bytes), bytes.length)).toBeCloseTo(seconds, 0)
  })

  const mp3 = constantMp3(200)
  const changing = mp3.slice()
  for (let at = 50 * 104; at < changing.length; at += 104) changing[at + 2] = 0x00
  it.each([
    ['an mp3 of one rate whose size is not stated', mp3, null],
    ['an mp3 whose rate changes', changing, changing.length],
    ['a tag alone', tag(80_000), 900_000],
    ['a text', new TextEncoder().encode('words '.repeat(20_000)), 120_000],
    ['nothing', new Uint8Array(0), 0],
    ...(['ogg', 'opus', 'webm', 'aac', 'm4a'] as const).map(
      (format) => [format, format === 'm4a' ? fixture(format).subarray(0, 3000) : fixture(format), 900_000] as const,
    ),
  ] as const)('is not known of %s', (_, bytes, totalBytes) => {
    expect(beginningSec(beginning(bytes), totalBytes)).toBeNull()
  })
})

/** An ID3 tag of so many bytes. */
function tag(bytes = 500): Uint8Array {
  const file = new Uint8Array(bytes)
  const size = bytes - 10
  file.set([0x49, 0x44, 0x33, 4, 0, 0, (size >> 21) & 127, (size >> 14) & 127, (size >> 7) & 127, size & 127])
  return file
}

/** Says no more how long it is: the frame that says it begins with another word. */
function withoutLength(mp3: Uint8Array): Uint8Array {
  const file = Buffer.from(mp3)
  file.write('none', Math.max(file.indexOf('Xing'), file.indexOf('Info')))
  return new Uint8Array(file)
}

/** FLAC that says that it is five times as long. */
function longerFlac(): Uint8Array {
  const file = fixture('flac')
  const view = new DataView(file.buffer)
  view.setUint32(22, 5 * view.getUint32(22))
  return file
}

const until = (file: Uint8Array, share: number) => file.subarray(0, Math.floor(share * file.length))

describe('a recording that was cut off', () => {
  it.each([
    ['wav', wavBytes({ seconds: 6 })],
    ['aiff', aiffBytes({ seconds: 6 })],
  ] as const)('is told from a whole one: %s', async (_, whole) => {
    expect(await inspect(whole)).toMatchObject({ isCutOff: false, statedSec: null })
    const facts = await inspect(whole.subarray(0, whole.length / 2))
    expect(facts.durationSec).toBeCloseTo(3, 1)
    expect(facts).toMatchObject({ isCutOff: true, statedSec: expect.closeTo(6, 1) })
  })

  it.each([
    ['m4a', streamedM4a(), 0.8],
    ['mp3', fixture('mp3'), 0.85],
    ['mp3', withoutLength(fixture('mp3')), 0.85],
    ['aac', fixture('aac'), 0.85],
    ['flac', fixture('flac'), 0.9],
    ['oga', fixture('oga'), 0.95],
    ['ogg', chained(fixture('ogg'), fixture('ogg')), 0.9],
    ['opus', chained(fixture('opus'), fixture('opus')), 0.9],
  ] as const)('is told by how it ends: %s (%#)', async (format, whole, share) => {
    expect(await inspect(whole)).toMatchObject({ format, isCutOff: false, statedSec: null })
    expect(await inspect(until(whole, share))).toMatchObject({ format, isCutOff: true, statedSec: null })
  })

  it('says how long it was, where it still does and a second or more is gone', async () => {
    expect(await inspect(longerFlac())).toMatchObject({ isCutOff: true, statedSec: expect.closeTo(6, 1) })
  })

  it('is told between two pages by the last one, which is missing', () => {
    const ogg = fixture('ogg')
    const last = Buffer.from(ogg).lastIndexOf('OggS')
    expect(breaksOff(ogg, 'ogg')).toBe(false)
    expect(breaksOff(ogg.subarray(0, last), 'ogg')).toBe(true)
    expect(breaksOff(ogg.subarray(0, last + 10), 'ogg')).toBe(true)
  })

  it.each(['mp3', 'aac'] as const)('is none for what stands behind its last frame: %s', (format) => {
    const tag = new Uint8Array(128)
    tag.set([84, 65, 71, 255, 251, 255])
    expect(breaksOff(chained(fixture(format), tag), format)).toBe(false)
    expect(breaksOff(chained(fixture(format), new Uint8Array(2000)), format)).toBe(false)
  })

  it.each(['m4a', 'ogg', 'opus', 'oga', 'mp3', 'aac'] as const)('ends anywhere, and nothing breaks: %s', (format) => {
    const whole = fixture(format)
    for (let end = 0; end < whole.length; end += 7) {
      expect(typeof breaksOff(whole.subarray(0, end), format)).toBe('boolean')
      statedSec(whole.subarray(0, end), format)
    }
  })
})
