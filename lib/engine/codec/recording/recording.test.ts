import { describe, expect, it } from 'vitest'
import { decodeRecording } from '#server/adapters/recording/decode-recording.ts'
import { aiffBytes, FIXTURES, fixture, wavBytes } from '#tests/support/recordings.ts'
import { sniffFormat } from './sniff.ts'

const decode = (bytes: Uint8Array, maxSec = 420) => decodeRecording(bytes, { maxSec })

/** How much of a tone is in a sound, as its amplitude (Goertzel 1958). */
function amplitude(samples: Float32Array, frequencyHz: number, sampleRate = 44_100): number {
  let [re, im] = [0, 0]
  for (let at = 0; at < samples.length; at++) {
    const angle = (2 * Math.PI * frequencyHz * at) / sampleRate
    re += samples[at]! * Math.cos(angle)
    im += samples[at]! * Math.sin(angle)
  }
  return (2 * Math.hypot(re, im)) / samples.length
}

const middle = (samples: Float32Array) => samples.subarray(11_025, 44_100)

describe('a recording', () => {
  it.each(FIXTURES.filter((format) => format !== 'flac' && format !== 'oga'))(
    'in %s is heard on both sides',
    async (format) => {
      const { left, right, ...facts } = await decode(fixture(format))
      expect(facts.format).toBe(format)
      expect(facts.sampleRate).toBe(44_100)
      expect(left.length / 44_100).toBeCloseTo(1.5, 0)
      expect(right.length).toBe(left.length)
      expect(amplitude(middle(left), 440)).toBeCloseTo(0.4, 1)
      expect(amplitude(middle(left), 660)).toBeLessThan(0.05)
      expect(amplitude(middle(right), 660)).toBeCloseTo(0.3, 1)
    },
  )

  it.each(['flac', 'oga'] as const)(
    'in %s is brought from its rate to 44.1 kHz, mono on both sides',
    async (format) => {
      const { left, right, ...facts } = await decode(fixture(format))
      expect(facts).toMatchObject({ format, sourceRate: 8000, sourceChannels: 1 })
      expect(left.length).toBe(1.2 * 44_100)
      expect(right).toEqual(left)
      expect(right).not.toBe(left)
      expect(amplitude(middle(left), 440)).toBeCloseTo(0.125, 2)
    },
  )

  it.each([
    ['wav', wavBytes, 8000, 1],
    ['wav', wavBytes, 44_100, 2],
    ['wav', wavBytes, 192_000, 2],
    ['aiff', aiffBytes, 48_000, 1],
    ['aiff', aiffBytes, 44_100, 2],
  ] as const)('in %s (%o) at %d Hz with %d channels is the same tone', async (format, make, sampleRate, channels) => {
    const { left, right, ...facts } = await decode(make({ sampleRate, channels }))
    expect(facts).toMatchObject({ format, sourceRate: sampleRate, sourceChannels: channels })
    expect(left.length).toBe(1.5 * 44_100)
    expect(amplitude(middle(left), 440)).toBeCloseTo(0.5, 3)
    expect(amplitude(middle(right), 440)).toBeCloseTo(0.5, 3)
  })

  it('with six channels is mixed down, the low-frequency channel left out', async () => {
    const tones = [300, 500, 700, 900, 1100, 1300]
    const at = (seconds: number, channel: number) => 0.5 * Math.sin(2 * Math.PI * tones[channel]! * seconds)
    const { left, right } = await decode(wavBytes({ channels: 6, at }))
    const heard = (samples: Float32Array) => tones.map((hz) => amplitude(middle(samples), hz) * 2 * (1 + Math.SQRT2))
    const close = (values: number[]) => values.map((value) => expect.closeTo(value, 1))
    expect(heard(left)).toEqual(close([1, 0, Math.SQRT1_2, 0, Math.SQRT1_2, 0]))
    expect(heard(right)).toEqual(close([0, 1, Math.SQRT1_2, 0, 0, Math.SQRT1_2]))
  })

  it('that breaks off gives what is there', async () => {
    const whole = wavBytes({ seconds: 4 })
    const begun = await decode(whole.subarray(0, 44 + 2 * 44_100 * 4))
    expect(begun.left.length).toBe(2 * 44_100)
    expect(begun).toMatchObject({ isCutOff: true, statedSec: 4 })
    expect(await decode(whole)).toMatchObject({ isCutOff: false, statedSec: null })
    const mp3 = fixture('mp3')
    expect((await decode(mp3.subarray(0, Math.floor(mp3.length * 0.85)))).left.length / 44_100).toBeCloseTo(1.25, 0)
  })

  it('takes numbers that are none for silence', async () => {
    const bytes = wavBytes({ channels: 1, seconds: 2 })
    new DataView(bytes.buffer).setUint16(20, 3, true)
    new DataView(bytes.buffer).setUint16(34, 32, true)
    new DataView(bytes.buffer).setUint32(44, 0x7fc00000, true)
    new DataView(bytes.buffer).setUint32(48, 0xff800000, true)
    new DataView(bytes.buffer).setUint32(52, 0x3f000000, true)
    const { left } = await decode(bytes)
    expect([...left.subarray(0, 3)]).toEqual([0, -4, 0.5])
    expect(left.every(Number.isFinite)).toBe(true)
  })
})

describe('is refused:', () => {
  const refused = (reason: string) => ({ name: 'RecordingRefusedError', reason })

  it.each([
    ['a text', new TextEncoder().encode('<!doctype html><p>A song</p>'.repeat(400)), 'unreadable'],
    ['nothing', new Uint8Array(0), 'unreadable'],
    ['zeros', new Uint8Array(10_000), 'unreadable'],
    ['a header alone', wavBytes().subarray(0, 44), 'unreadable'],
    ['a sound of half a second', wavBytes({ seconds: 0.5 }), 'tooShort'],
    ['silence', wavBytes({ at: () => 0 }), 'silent'],
    ['the noise of an empty input', wavBytes({ at: (seconds) => 1e-4 * Math.sin(9000 * seconds) }), 'silent'],
    ['a rate that nothing has', wavBytes({ sampleRate: 4000 }), 'unreadable'],
  ])('%s', async (_, bytes, reason) => {
    await expect(decode(bytes)).rejects.toMatchObject(refused(reason))
  })

  it('a recording of seven minutes and a second, but not one of seven minutes', async () => {
    const whole = { channels: 1, sampleRate: 11_025 }
    await expect(decode(wavBytes({ ...whole, seconds: 421 }))).rejects.toMatchObject(refused('tooLong'))
    expect((await decode(wavBytes({ ...whole, seconds: 420 }))).left.length).toBe(420 * 44_100)
  })

  it('anything after the first seven minutes of decoded sound, unseen', async () => {
    await expect(decode(fixture('opus'), 0.5)).rejects.toMatchObject(refused('tooLong'))
    await expect(decode(fixture('m4a'), 0.5)).rejects.toMatchObject(refused('tooLong'))
  })
})

describe('the format', () => {
  it.each(FIXTURES)('of a file is known by its bytes: %s', (format) => {
    expect(sniffFormat(fixture(format))).toBe(format)
  })

  it('tells a film from a song by its tracks alone', () => {
    const song = fixture('m4a')
    const words = new TextEncoder().encode('vide hdlr vide')
    expect(sniffFormat(new Uint8Array([...song, ...words]))).toBe('m4a')
    song.set(new TextEncoder().encode('vide'), Buffer.from(song).indexOf('hdlr') + 12)
    expect(sniffFormat(song)).toBe('mp4')
  })

  it('is found behind tags and padding', () => {
    const tag = new Uint8Array([73, 68, 51, 4, 0, 0, 0, 0, 1, 0, ...new Array(128).fill(65)])
    expect(sniffFormat(new Uint8Array([...tag, ...fixture('flac')]))).toBe('flac')
    expect(sniffFormat(new Uint8Array([...tag, ...new Array(3000).fill(0), ...fixture('mp3')]))).toBe('mp3')
    expect(sniffFormat(new Uint8Array([...tag, ...fixture('aac')]))).toBe('aac')
  })
})
