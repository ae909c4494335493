import { describe, expect, it } from 'vitest'
import { bandScore } from '#tests/support/band-score.ts'
import { id3Tag } from './id3.ts'
import { lrcText } from './lrc.ts'
import { midiFile } from './midi.ts'
import { createDitherer, createWavFile } from './wav.ts'

const text = new TextDecoder('latin1')
const score = bandScore(4)

describe('WAV', () => {
  it('is a RIFF file whose sizes hold, with the note about its maker', () => {
    const file = createWavFile(1000, 'Made by a machine.')
    file.samples.fill(7)
    const bytes = file.cut(600)
    const view = new DataView(bytes.buffer, bytes.byteOffset)
    expect(text.decode(bytes.subarray(0, 4))).toBe('RIFF')
    expect(view.getUint32(4, true)).toBe(bytes.length - 8)
    const data = text.decode(bytes).indexOf('data')
    expect(view.getUint32(data + 4, true)).toBe(600 * 4)
    expect(bytes.length).toBe(data + 8 + 600 * 4)
    expect(view.getUint32(24, true)).toBe(44_100)
    expect(text.decode(bytes.subarray(0, data))).toContain('Made by a machine.')
  })

  it('dithers: a level between two steps comes out as their mean', () => {
    const { samples } = createWavFile(20_000, '')
    const half = new Float32Array(20_000).fill(10.4 / 32_767)
    createDitherer(1)(half, half, samples, 0)
    const mean = samples.reduce((sum, sample) => sum + sample, 0) / samples.length
    expect(mean).toBeCloseTo(10.4, 1)
    expect(new Set(samples).size).toBeGreaterThan(2)
  })
})

describe('ID3', () => {
  const tag = id3Tag({
    title: 'Ünïcode — 日本',
    artist: 'Canto',
    comment: 'Made by a machine.',
    encoder: 'Canto engine 1',
    lyrics: 'one\ntwo',
    tempoBpm: 110.4,
    key: 'F#m',
    language: 'eng',
  })

  it('is a version 2.4 tag of the length that it states, with every frame', () => {
    expect(text.decode(tag.subarray(0, 3))).toBe('ID3')
    expect(tag[3]).toBe(4)
    expect(unSyncSafe(tag, 6)).toBe(tag.length - 10)
    const frames = readFrames(tag)
    expect([...frames.keys()]).toEqual(['TIT2', 'TPE1', 'TSSE', 'TBPM', 'TKEY', 'TLAN', 'COMM', 'USLT'])
    expect(frames.get('TIT2')).toBe('\u0003Ünïcode — 日本')
    expect(frames.get('TBPM')).toBe('\u0003110')
    expect(frames.get('USLT')).toBe('\u0003eng\0one\ntwo')
  })
})

const unSyncSafe = (bytes: Uint8Array, at: number) =>
  (bytes[at]! << 21) | (bytes[at + 1]! << 14) | (bytes[at + 2]! << 7) | bytes[at + 3]!

function readFrames(tag: Uint8Array): Map<string, string> {
  const frames = new Map<string, string>()
  for (let at = 10; at < tag.length; ) {
    const size = unSyncSafe(tag, at + 4)
    frames.set(text.decode(tag.subarray(at, at + 4)), new TextDecoder().decode(tag.subarray(at + 10, at + 10 + size)))
    at += 10 + size
  }
  return frames
}

describe('MIDI', () => {
  const tracks = readMidi(midiFile(score))

  it('has a conductor, the voice, and a track an instrument', () => {
    expect(tracks.map((track) => track.name)).toEqual([score.title, 'vocals', ...score.tracks.map(({ name }) => name)])
  })

  it('states tempo, meter and key', () => {
    const metas = tracks[0]!.events.filter(({ bytes }) => bytes[0] === 0xff)
    const meta = (kind: number) => metas.find(({ bytes }) => bytes[1] === kind)?.bytes.slice(2)
    expect(meta(0x51)).toEqual([0x08, 0x52, 0xaf])
    expect(meta(0x58)).toEqual([4, 2, 24, 8])
    expect(meta(0x59)).toEqual([0, 1])
  })

  it('sings: every syllable stands at the start of its note', () => {
    const voice = tracks[1]!
    const lyrics = voice.events.filter(({ bytes }) => bytes[0] === 0xff && bytes[1] === 0x05)
    expect(lyrics.map(({ bytes }) => text.decode(Uint8Array.from(bytes.slice(2)))).join('')).toBe(
      'We fold a paper boat and let it go ',
    )
    const starts = voice.events.filter(({ bytes }) => (bytes[0]! & 0xf0) === 0x90)
    expect(starts.map(({ tick }) => tick)).toEqual(lyrics.map(({ tick }) => tick))
  })

  it('ends every note, puts drums on channel 10 and tells instruments apart by program', () => {
    for (const [index, track] of score.tracks.entries()) {
      const { events } = tracks[index + 2]!
      const starts = events.filter(({ bytes }) => (bytes[0]! & 0xf0) === 0x90)
      expect(starts.length).toBe(track.notes.length)
      expect(events.filter(({ bytes }) => (bytes[0]! & 0xf0) === 0x80).length).toBe(starts.length)
      expect(starts.every(({ bytes }) => (bytes[0]! & 15) === 9)).toBe(track.stem === 'drums')
    }
  })
})

describe('MIDI of a part that swells', () => {
  const expression = [
    { beat: 0, gainDb: -6 },
    { beat: 3, gainDb: 3 },
    { beat: 4, gainDb: 0 },
  ]
  const isPad = ({ name }: { name: string }) => name === 'pad'
  const swelling = { ...score, tracks: score.tracks.map((track) => (isPad(track) ? { ...track, expression } : track)) }
  const [plain, swelled] = [readMidi(midiFile(score)), readMidi(midiFile(swelling))]
  const controls = ({ events }: { events: MidiEvent[] }, controller: number) =>
    events.filter(({ bytes }) => (bytes[0]! & 0xf0) === 0xb0 && bytes[1] === controller)
  const pad = swelled.find(isPad)!

  it('writes controller 11 as often as it changes, which is loudness by its square', () => {
    const values = controls(pad, 11).map(({ bytes }) => bytes[2]!)
    expect(values.every((value, at) => Math.abs(value - (values[at - 1] ?? value)) < 5)).toBe(true)
    const valueAt = (beat: number) => controls(pad, 11).findLast(({ tick }) => tick <= beat * 480)!.bytes[2]!
    for (const { beat, gainDb } of expression) expect(40 * Math.log10(valueAt(beat) / 100)).toBeCloseTo(gainDb, 0)
    expect(40 * Math.log10(valueAt(1.5) / 100)).toBeCloseTo(-1.5, 0)
    expect(controls(pad, 7).map(({ bytes }) => bytes[2])).toEqual([127])
  })

  it('leaves every note and every other part as it was', () => {
    const notes = ({ events }: { events: MidiEvent[] }) =>
      events.filter(({ bytes }) => [0x80, 0x90].includes(bytes[0]! & 0xf0))
    expect(swelled.map(notes)).toEqual(plain.map(notes))
    expect(swelled.filter((track) => !isPad(track))).toEqual(plain.filter((track) => !isPad(track)))
    expect(plain.flatMap((track) => controls(track, 11))).toEqual([])
  })
})

describe('MIDI of notes that a finger slides to', () => {
  const isBass = ({ name }: { name: string }) => name === 'bass'
  const slid = (track: (typeof score.tracks)[number]) => ({
    ...track,
    notes: track.notes.map((note, at) => (at === 1 ? { ...note, slideSemitones: -3 } : note)),
  })
  const bassOf = (one: typeof score): { events: MidiEvent[] } => readMidi(midiFile(one)).find(isBass)!
  const plain = bassOf(score)
  const bent = bassOf({ ...score, tracks: score.tracks.map((track) => (isBass(track) ? slid(track) : track)) })

  it('bends the pitch from where the finger comes to nothing, over a range that the file states', () => {
    const bends = bent.events.filter(({ bytes }) => (bytes[0]! & 0xf0) === 0xe0)
    const semitones = bends.map(({ bytes }) => ((bytes[1]! + 128 * bytes[2]! - 8192) / 8192) * 12)
    expect(semitones[0]).toBeCloseTo(-3, 2)
    expect(semitones.at(-1)).toBe(0)
    expect(semitones).toEqual([...semitones].sort((a, b) => a - b))
    const starts = bent.events.filter(({ bytes }) => (bytes[0]! & 0xf0) === 0x90)
    expect(bends[0]!.tick).toBe(starts[1]!.tick)
    const controls = bent.events.filter(({ bytes }) => (bytes[0]! & 0xf0) === 0xb0).map(({ bytes }) => bytes.slice(1))
    expect(controls.slice(-3)).toEqual([
      [101, 0],
      [100, 0],
      [6, 12],
    ])
  })

  it('leaves notes as they are, and other songs without bends', () => {
    const notes = ({ events }: { events: MidiEvent[] }) =>
      events.filter(({ bytes }) => [0x80, 0x90].includes(bytes[0]! & 0xf0))
    expect(notes(bent)).toEqual(notes(plain))
    expect(plain.events.some(({ bytes }) => (bytes[0]! & 0xf0) === 0xe0)).toBe(false)
  })
})

type MidiEvent = { tick: number; bytes: number[] }

function readMidi(file: Uint8Array): { name: string; events: MidiEvent[] }[] {
  const view = new DataView(file.buffer, file.byteOffset)
  expect(text.decode(file.subarray(0, 4))).toBe('MThd')
  expect(view.getUint16(8)).toBe(1)
  const tracks: { name: string; events: MidiEvent[] }[] = []
  for (let at = 14; at < file.length; at += 8 + view.getUint32(at + 4)) {
    const events = readTrack(file.subarray(at + 8, at + 8 + view.getUint32(at + 4)))
    const name = events.find(({ bytes }) => bytes[1] === 0x03)?.bytes.slice(2) ?? []
    tracks.push({ name: new TextDecoder().decode(Uint8Array.from(name)), events })
  }
  expect(tracks.length).toBe(view.getUint16(10))
  return tracks
}

/** Meta events come back as [0xff, kind, ...content]. */
function readTrack(track: Uint8Array): MidiEvent[] {
  const events: MidiEvent[] = []
  let at = 0
  let tick = 0
  const variable = () => {
    let value = 0
    for (;;) {
      const byte = track[at++]!
      value = (value << 7) | (byte & 127)
      if (byte < 128) return value
    }
  }
  while (at < track.length) {
    tick += variable()
    const status = track[at++]!
    if (status === 0xff) {
      const kind = track[at++]!
      const length = variable()
      events.push({ tick, bytes: [status, kind, ...track.subarray(at, at + length)] })
      at += length
    } else {
      const length = (status & 0xf0) === 0xc0 ? 1 : 2
      events.push({ tick, bytes: [status, ...track.subarray(at, at + length)] })
      at += length
    }
  }
  return events
}

describe('LRC', () => {
  it('times each line and each word from the score', () => {
    expect(lrcText(score).split('\n').slice(0, 4)).toEqual([
      '[ti:Paper Boats — “Ünïcode”]',
      '[ar:Canto]',
      '[re:Canto]',
      '[00:00.00] <00:00.00> We <00:00.55> fold <00:01.09> a <00:02.18> paper <00:02.73> boat <00:04.36> and <00:04.91> let <00:06.55> it <00:07.09> go <00:07.58>',
    ])
  })

  it('is empty for an instrumental', () => {
    expect(lrcText(bandScore(4, { sung: false }))).toBe('')
  })
})
