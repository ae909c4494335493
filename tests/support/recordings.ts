import { readFileSync } from 'node:fs'

/** A small file of every format that nothing here writes. */
export const FIXTURES = ['m4a', 'aac', 'ogg', 'opus', 'webm', 'mp3', 'flac', 'oga'] as const

export function fixture(format: (typeof FIXTURES)[number]): Uint8Array {
  return new Uint8Array(readFileSync(`lib/engine/codec/recording/fixtures/tone.${format}`))
}

/** The M4A fixture with its tables before its sound, as files for the web are made: one that is cut off can be read. */
export function streamedM4a(): Uint8Array {
  const whole = Buffer.from(fixture('m4a'))
  const [sound, tables] = [whole.indexOf('mdat') - 4, whole.indexOf('moov') - 4]
  const length = whole.readUInt32BE(tables)
  const moved = Buffer.from(whole.subarray(tables, tables + length))
  const offset = moved.indexOf('stco') + 12
  moved.writeUInt32BE(moved.readUInt32BE(offset) + length, offset)
  return new Uint8Array(Buffer.concat([whole.subarray(0, sound), moved, whole.subarray(sound, tables)]))
}

/** An MP3 of always the same rate that does not say how long it is: the fixture's second frame, which is silence, again and again. */
export function constantMp3(seconds: number): Uint8Array {
  // MPEG-1, layer III, 32 kbit/s, 44.1 kHz, one channel.
  const frame = Buffer.alloc(104)
  frame.set([0xff, 0xfb, 0x10, 0xc4])
  return new Uint8Array(Buffer.concat(Array<Buffer>(Math.round((seconds * 44_100) / 1152)).fill(frame)))
}

/** Files one behind the other. */
export function chained(...files: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(files))
}

type Sound = {
  readonly seconds?: number
  readonly sampleRate?: number
  readonly channels?: number
  /** Value of a channel at a time; a tone of 440 Hz unless told. */
  readonly at?: (seconds: number, channel: number) => number
}

const tone = (seconds: number) => 0.5 * Math.sin(2 * Math.PI * 440 * seconds)

/** A 16-bit WAV file. */
export function wavBytes(sound: Sound = {}): Uint8Array<ArrayBuffer> {
  const { seconds = 1.5, sampleRate = 44_100, channels = 2 } = sound
  const samples = pcm(sound, true)
  const file = new Uint8Array(44 + samples.length)
  const view = new DataView(file.buffer)
  write(file, 0, 'RIFF')
  view.setUint32(4, file.length - 8, true)
  write(file, 8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, channels, true)
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, sampleRate * channels * 2, true)
  view.setUint16(32, channels * 2, true)
  view.setUint16(34, 16, true)
  write(file, 36, 'data')
  view.setUint32(40, Math.round(seconds * sampleRate) * channels * 2, true)
  file.set(samples, 44)
  return file
}

/** A 16-bit AIFF file. */
export function aiffBytes(sound: Sound = {}): Uint8Array<ArrayBuffer> {
  const { seconds = 1.5, sampleRate = 44_100, channels = 2 } = sound
  const samples = pcm(sound, false)
  const file = new Uint8Array(54 + samples.length)
  const view = new DataView(file.buffer)
  write(file, 0, 'FORM')
  view.setUint32(4, file.length - 8)
  write(file, 8, 'AIFFCOMM')
  view.setUint32(16, 18)
  view.setUint16(20, channels)
  view.setUint32(22, Math.round(seconds * sampleRate))
  view.setUint16(26, 16)
  const exponent = Math.floor(Math.log2(sampleRate))
  view.setUint16(28, 16_383 + exponent)
  view.setUint32(30, sampleRate * 2 ** (31 - exponent))
  write(file, 38, 'SSND')
  view.setUint32(42, samples.length + 8)
  file.set(samples, 54)
  return file
}

function pcm({ seconds = 1.5, sampleRate = 44_100, channels = 2, at = tone }: Sound, little: boolean): Uint8Array {
  const length = Math.round(seconds * sampleRate)
  const view = new DataView(new ArrayBuffer(length * channels * 2))
  for (let index = 0; index < length; index++) {
    for (let channel = 0; channel < channels; channel++) {
      const value = Math.round(at(index / sampleRate, channel) * 32_767)
      view.setInt16((index * channels + channel) * 2, value, little)
    }
  }
  return new Uint8Array(view.buffer)
}

function write(file: Uint8Array, at: number, letters: string): void {
  file.set(new TextEncoder().encode(letters), at)
}

/** A small band in A minor at 96 beats a minute in bars of four, as a 16-bit mono WAV file: chords, a bass, a drum and a rattle. */
export function bandBytes(seconds: number): Uint8Array<ArrayBuffer> {
  const beatSec = 60 / 96
  const chords = [
    [57, 60, 64],
    [50, 53, 57],
    [52, 56, 59],
    [57, 60, 64],
  ]
  const hz = (note: number) => 440 * 2 ** ((note - 69) / 12)
  const sine = (note: number, time: number) => Math.sin(2 * Math.PI * hz(note) * time)
  const at = (time: number) => {
    const beat = Math.floor(time / beatSec)
    const since = time - beat * beatSec
    const chord = chords[Math.floor(beat / 4) % chords.length]!
    const struck = chord.reduce((sum, note) => sum + sine(note, time) + 0.4 * sine(note + 12, time), 0)
    const half = since % (beatSec / 2)
    const rattle = (Math.sin(time * 91_733) + Math.sin(time * 57_119)) * Math.exp(-half * 60)
    const drum = beat % 2 === 0 ? Math.sin(2 * Math.PI * 60 * since) : Math.sin(since * 23_011) * 0.6
    const bass = beat % 4 === 0 ? sine(chord[0]! - 12, time) * Math.exp(-since * 3) : 0
    return 0.06 * struck * Math.exp(-since * 2) + 0.05 * rattle + 0.3 * drum * Math.exp(-since * 18) + 0.2 * bass
  }
  return wavBytes({ seconds, sampleRate: 22_050, channels: 1, at })
}
