import { isKit } from '../instruments/instrument.ts'
import { instrumentNamed } from '../instruments/registry.ts'
import { slideLeft, slideSec } from '../instruments/slide.ts'
import {
  type ExpressionPoint,
  type Key,
  keyAt,
  type Note,
  type Score,
  type SungLine,
  sungVoices,
} from '../score/score.ts'
import { fifthsOf } from '../theory/scale.ts'
import { createByteWriter } from './bytes.ts'

const TICKS_A_BEAT = 480
const DRUM_CHANNEL = 9
/** General MIDI "Voice Oohs". */
const VOICE_PROGRAM = 53

type Event = { readonly tick: number; readonly order: number; readonly bytes: readonly number[] }

/** A Standard MIDI File, format 1: a conductor track, the voices with their words, then a track an instrument. */
export function midiFile(score: Score): Uint8Array<ArrayBuffer> {
  const ticks = (beat: number) => Math.max(0, Math.round(beat * TICKS_A_BEAT))
  const played = (note: Note) => note.startBeat + ((note.offsetSec ?? 0) * score.tempoBpm) / 60
  const channels = melodicChannels()
  const tracks = [trackBytes(conductorEvents(score, ticks))]
  const { lead, second, harmony, backing } = sungVoices(score.vocal)
  const voices = { vocals: lead, 'second singer': second, harmony, backing }
  for (const [name, lines] of Object.entries(voices)) {
    if (lines.length > 0) tracks.push(trackBytes(vocalEvents(name, lines, channels.next().value, ticks)))
  }
  for (const track of score.tracks) {
    const instrument = instrumentNamed(track.instrument)
    const channel = isKit(instrument) ? DRUM_CHANNEL : channels.next().value
    const notes = track.notes.flatMap((note) =>
      noteEvents(channel, note, ticks(played(note)), ticks(note.startBeat + note.lengthBeats)),
    )
    const swells = expressionEvents(channel, track.expression ?? [], ticks)
    const slides = slideEvents(channel, track.notes, (note, sec) => ticks(played(note) + (sec * score.tempoBpm) / 60))
    const head = trackHead(track.name, channel, instrument.midiProgram, track.pan)
    tracks.push(trackBytes([...head, ...swells, ...slides, ...notes]))
  }
  const file = createByteWriter().text('MThd').u32be(6).u16be(1).u16be(tracks.length).u16be(TICKS_A_BEAT)
  for (const track of tracks) file.text('MTrk').u32be(track.length).bytes(track)
  return file.take()
}

function conductorEvents(score: Score, ticks: (beat: number) => number): Event[] {
  const microsecondsABeat = Math.round(60_000_000 / score.tempoBpm)
  const { beatsPerBar, beatUnit } = score.meter
  return [
    { tick: 0, order: 0, bytes: meta(0x03, score.title) },
    {
      tick: 0,
      order: 0,
      bytes: [0xff, 0x51, 3, microsecondsABeat >>> 16, (microsecondsABeat >>> 8) & 255, microsecondsABeat & 255],
    },
    { tick: 0, order: 0, bytes: [0xff, 0x58, 4, beatsPerBar, Math.log2(beatUnit), 24, 8] },
    { tick: 0, order: 0, bytes: keySignature(score.key) },
    ...(score.lift
      ? [{ tick: ticks(score.lift.startBeat), order: 0, bytes: keySignature(keyAt(score, score.lift.startBeat)) }]
      : []),
    ...score.sections.map((section) => ({ tick: ticks(section.startBeat), order: 0, bytes: meta(0x06, section.kind) })),
    ...score.chords.map((chord) => ({ tick: ticks(chord.startBeat), order: 1, bytes: meta(0x01, chord.symbol) })),
  ]
}

/** A syllable's text goes with its first note; a word ends with a space. */
function vocalEvents(
  name: string,
  lines: readonly SungLine[],
  channel: number,
  ticks: (beat: number) => number,
): Event[] {
  const words = lines.flatMap((line) => line.words)
  const sung = words.flatMap(({ syllables }) =>
    syllables.flatMap(({ text, notes }, index) => {
      const lyric = text + (index === syllables.length - 1 ? ' ' : '')
      const first = notes[0]
      if (!first) return []
      return [
        { tick: ticks(first.startBeat), order: 1, bytes: meta(0x05, lyric) },
        ...notes.flatMap((note) =>
          noteEvents(channel, note, ticks(note.startBeat), ticks(note.startBeat + note.lengthBeats)),
        ),
      ]
    }),
  )
  return [...trackHead(name, channel, VOICE_PROGRAM, 0), ...sung]
}

function trackHead(name: string, channel: number, program: number, pan: number): Event[] {
  return [
    { tick: 0, order: 0, bytes: meta(0x03, name) },
    { tick: 0, order: 0, bytes: [0xc0 | channel, program] },
    { tick: 0, order: 0, bytes: [0xb0 | channel, 10, Math.round(64 + pan * 63)] },
  ]
}

/** Controller 11 for a note that is as loud as its velocity says. The values above it, up to 127, are left for swells. */
const EXPRESSION_AT_REST = 100
/**
 * Volume (controller 7) of a track that swells. It is above its default of 100 by as much as expression at rest is below its
 * default of 127, so that both together change nothing.
 */
const VOLUME_ABOVE_REST = 127
/** Between two messages of a swell. */
const SWELL_TICKS = TICKS_A_BEAT / 16

/** Controller 11 wherever its value changes. In General MIDI, loudness goes with the square of the value. */
function expressionEvents(
  channel: number,
  points: readonly ExpressionPoint[],
  ticks: (beat: number) => number,
): Event[] {
  const control = (tick: number, controller: number, value: number): Event => ({
    ...{ tick, order: 1 },
    bytes: [0xb0 | channel, controller, value],
  })
  const first = points[0]
  if (!first) return []
  const numberAt = (db: number) => Math.max(1, Math.min(127, Math.round(EXPRESSION_AT_REST * 10 ** (db / 40))))
  const events = [control(0, 7, VOLUME_ABOVE_REST), control(0, 11, numberAt(first.gainDb))]
  let last = numberAt(first.gainDb)
  for (const [at, point] of points.entries()) {
    const next = points[at + 1] ?? point
    const [from, to] = [ticks(point.beat), ticks(next.beat)]
    for (let tick = from; tick < to || tick === from; tick += SWELL_TICKS) {
      const part = to > from ? (tick - from) / (to - from) : 0
      const value = numberAt(point.gainDb + part * (next.gainDb - point.gainDb))
      if (value !== last) events.push(control(tick, 11, value))
      last = value
    }
  }
  return events
}

/** Semitones that pitch bend goes to each side on a track with slides. */
const BEND_RANGE = 12
/** Between two messages of a slide. */
const BEND_SEC = 0.01

/** Pitch bend, from where the finger comes to the note's own pitch. */
function slideEvents(channel: number, notes: readonly Note[], tickIn: (note: Note, sec: number) => number): Event[] {
  const slid = notes.filter(({ slideSemitones }) => slideSemitones)
  if (slid.length === 0) return []
  const range = [
    [101, 0],
    [100, 0],
    [6, BEND_RANGE],
  ].map(([controller, value]): Event => ({ tick: 0, order: 0, bytes: [0xb0 | channel, controller!, value!] }))
  const bend = (tick: number, semitones: number): Event => {
    const value = Math.round(8192 * (1 + semitones / BEND_RANGE))
    return { tick, order: 1, bytes: [0xe0 | channel, value & 127, value >>> 7] }
  }
  const bends = slid.flatMap((note) => {
    const from = note.slideSemitones!
    const steps = Math.ceil(slideSec(from) / BEND_SEC)
    return Array.from({ length: steps + 1 }, (_, step) =>
      bend(tickIn(note, step * BEND_SEC), slideLeft(from, step * BEND_SEC)),
    )
  })
  return [...range, ...bends]
}

/** Ends sort before starts on the same tick, so that a repeated note is struck again. */
function noteEvents(channel: number, note: Note, startTick: number, endTick: number): Event[] {
  const velocity = Math.max(1, Math.min(127, Math.round(note.velocity * 127)))
  return [
    { tick: startTick, order: 3, bytes: [0x90 | channel, note.pitch, velocity] },
    { tick: Math.max(startTick + 1, endTick), order: 2, bytes: [0x80 | channel, note.pitch, 64] },
  ]
}

function trackBytes(events: readonly Event[]): Uint8Array {
  const track = createByteWriter()
  let tick = 0
  for (const event of [...events].sort((a, b) => a.tick - b.tick || a.order - b.order)) {
    track.u8(...variableLength(event.tick - tick), ...event.bytes)
    tick = event.tick
  }
  return track.u8(0, 0xff, 0x2f, 0).take()
}

function meta(kind: number, text: string): number[] {
  const bytes = createByteWriter().text(text).take()
  return [0xff, kind, ...variableLength(bytes.length), ...bytes]
}

function variableLength(value: number): number[] {
  const bytes = [value & 127]
  for (let rest = value >>> 7; rest > 0; rest >>>= 7) bytes.unshift((rest & 127) | 128)
  return bytes
}

/** Sharps above 0, flats below, as a signed byte. */
function keySignature(key: Key): number[] {
  return [0xff, 0x59, 2, fifthsOf(key) & 255, key.mode === 'minor' || key.mode === 'dorian' ? 1 : 0]
}

function* melodicChannels(): Generator<number, never> {
  for (let next = 0; ; next = (next + 1) % 16) if (next !== DRUM_CHANNEL) yield next
}
