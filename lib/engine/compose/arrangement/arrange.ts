import { INSTRUMENTS, type InstrumentName } from '../../instruments/registry.ts'
import type { Random } from '../../random/random.ts'
import type { Note, Track } from '../../score/score.ts'
import type { Groove, Part, StyleProfile } from '../styles/profile.ts'
import { playBass } from './bass.ts'
import { playChords } from './chords.ts'
import { playCounter } from './counter.ts'
import { playDrums, suits } from './drums.ts'
import { playLead, playLine } from './lead.ts'
import { isSoloBreak, playSolo } from './solo.ts'
import { isFinalBar, type Stage } from './stage.ts'

/**
 * Draws the parts that a song of the style has, gives each an instrument and lets it play. Two parts share an instrument only
 * where a part has no other choice.
 */
export function arrange(profile: StyleProfile, stage: Stage, sung: boolean, random: Random): Track[] {
  const groove = random.fork('groove').pick(profile.grooves.filter((one) => suits(one, stage.beatsPerBar)))
  const lead = profile.parts.find((part) => part.role === 'lead')
  const seated = new Set<InstrumentName>()
  return profile.parts.flatMap((part): Track[] => {
    const own = random.fork(`part/${part.name}`)
    if (part.chance !== undefined && !own.chance(part.chance)) return []
    const others = part.instruments.filter((name) => !seated.has(name))
    const instrument = own.fork('instrument').pick(others.length > 0 ? others : part.instruments)
    seated.add(instrument)
    const { range } = INSTRUMENTS[instrument]
    const seat =
      part.role === 'lead' || part.role === 'counter' ? { ...part, centre: centreWithin(range, part.centre) } : part
    const melodic = !sung && part === lead
    const solo =
      part === lead && profile.solo ? playSolo(profile.solo, seat.centre, range, stage, own.fork('solo')) : []
    const played = melodic ? withLine(seat, stage, own) : play(seat, stage, own, groove)
    const notes = solo.length > 0 ? played.filter((note) => !isInSolo(note, stage)) : played
    const track = {
      ...{ name: part.name, stem: part.stem, instrument, pan: part.pan, reverb: part.reverb },
      gainDb: part.gainDb + (melodic ? FORWARD_DB : 0),
      ...(profile.pumpDb && PUMPED.has(part.stem) ? { pumpDb: profile.pumpDb } : {}),
    }
    return [
      { ...track, notes: inRange(ended(notes, seat, stage), range) },
      { ...track, name: SOLO, gainDb: part.gainDb + FORWARD_DB, notes: solo },
    ].filter((one) => one.notes.length > 0)
  })
}

/** The track on which a lead plays its solos. */
export const SOLO = 'solo'

/** What a lead gains where it stands in for the voice. */
const FORWARD_DB = 5

function isInSolo({ startBeat }: Note, { sections }: Stage): boolean {
  const section = sections.findLast((one) => one.startBeat <= startBeat + 0.01)
  return section !== undefined && isSoloBreak(section)
}

/** What gives way to the kick where a style pumps. */
const PUMPED: ReadonlySet<Part['stem']> = new Set(['bass', 'harmony'])

function play(part: Part, stage: Stage, random: Random, groove: Groove): Note[] {
  if (part.role === 'drums') return playDrums(part, stage, random, groove)
  if (part.role === 'bass') return playBass(part, stage, random)
  if (part.role === 'chords') return playChords(part, stage, random)
  if (part.role === 'counter') return playCounter(part, stage, random)
  return playLead(part, stage, random)
}

/**
 * Ends the song as its style does: all stop together on a short hit, or drums and bass leave early and the bass comes back for
 * the last chord.
 */
function ended(notes: readonly Note[], part: Part, stage: Stage): Note[] {
  const last = stage.sections.at(-1)!
  if (stage.ending === 'hit') {
    const finalBeat = stage.lengthBeats - stage.beatsPerBar
    return notes.map((note) =>
      note.startBeat >= finalBeat ? { ...note, lengthBeats: Math.min(note.lengthBeats, SHORT_BEATS) } : note,
    )
  }
  const groove = part.role === 'drums' || part.role === 'bass'
  if (stage.ending !== 'thin-out' || !groove || last.phrases.length > 0) return [...notes]
  const leavesBeat = last.startBeat + last.lengthBeats / 2
  return notes.filter(
    ({ startBeat }) => startBeat < leavesBeat || (part.role === 'bass' && isFinalBar(stage, startBeat)),
  )
}

const SHORT_BEATS = 0.75

/** Semitones that a melody goes from its centre. */
const MELODY_SPAN = 10

function centreWithin([low, high]: readonly [low: number, high: number], wanted: number): number {
  return Math.max(low + MELODY_SPAN, Math.min(high - MELODY_SPAN, wanted))
}

/** Notes that the instrument lacks are played an octave nearer, once. */
function inRange(notes: readonly Note[], [low, high]: readonly [low: number, high: number]): Note[] {
  const taken = new Set<string>()
  return notes.flatMap((note) => {
    const octaves =
      note.pitch < low ? Math.ceil((low - note.pitch) / 12) : -Math.ceil(Math.max(0, note.pitch - high) / 12)
    const pitch = note.pitch + octaves * 12
    const place = `${note.startBeat}/${pitch}`
    if (taken.has(place)) return []
    taken.add(place)
    return [{ ...note, pitch }]
  })
}

function withLine(part: Part, stage: Stage, random: Random): Note[] {
  const quotes = playLead(
    part,
    { ...stage, sections: stage.sections.map((s) => ({ ...s, energy: s.phrases.length > 0 ? -1 : s.energy })) },
    random,
  )
  return [...playLine(part, stage), ...quotes].sort((a, b) => a.startBeat - b.startBeat)
}
