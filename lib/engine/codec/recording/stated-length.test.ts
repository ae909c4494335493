import { describe, expect, it } from 'vitest'
import { recordingDecoders } from '#server/assets/decoders.ts'
import { aiffBytes, fixture, wavBytes } from '#tests/support/recordings.ts'
import { inspectRecording } from './inspect-recording.ts'
import { RECORDING_FORMATS } from './sniff.ts'
import { statedSec } from './stated-length.ts'

const inspect = (bytes: Uint8Array) =>
  inspectRecording(bytes, recordingDecoders, { formats: RECORDING_FORMATS, maxSec: 420 })

describe('the length that a file states', () => {
  it.each([
    ['wav', wavBytes({ seconds: 3 }), 3],
    ['aiff', aiffBytes({ seconds: 3, sampleRate: 48_000 }), 3],
    ['flac', fixture('flac'), 1.2],
    ['mp3', fixture('mp3'), 1.5],
  ] as const)('is read of %s', (format, bytes, seconds) => {
    expect(statedSec(bytes, format)).toBeCloseTo(seconds, 1)
  })

  it('is nothing in streams, and where the header itself is cut off', () => {
    const stream = wavBytes()
    new DataView(stream.buffer).setUint32(40, 0xffff_ffff, true)
    expect(statedSec(stream, 'wav')).toBeNull()
    for (let end = 0; end < 60; end++) {
      expect(statedSec(wavBytes().subarray(0, Math.min(end, 40)), 'wav')).toBeNull()
      expect(statedSec(fixture('flac').subarray(0, Math.min(end, 20)), 'flac')).toBeNull()
    }
  })
})

describe('a recording that was cut off', () => {
  it.each([
    ['wav', wavBytes({ seconds: 6 })],
    ['aiff', aiffBytes({ seconds: 6 })],
  ] as const)('is told from a whole one: %s', async (_, whole) => {
    expect(await inspect(whole)).toMatchObject({ statedSec: null })
    const facts = await inspect(whole.subarray(0, whole.length / 2))
    expect(facts.durationSec).toBeCloseTo(3, 1)
    expect(facts.statedSec).toBeCloseTo(6, 1)
  })
})
