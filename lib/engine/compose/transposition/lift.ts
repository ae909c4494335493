import { instrumentNamed } from '../../instruments/registry.ts'
import type { Random } from '../../random/random.ts'
import type { Chord, Key, Lift, Note, Score, SungLine, Track } from '../../score/score.ts'
import { keyAt } from '../../score/score.ts'
import { chordFromNumeral } from '../../theory/chord.ts'
import type { PlannedSection } from '../form/form.ts'
import type { MelodyConstraints } from '../melody/vocal-melody.ts'
import type { StyleProfile } from '../styles/profile.ts'
import { folded, movedChord, movedLine } from './transpose.ts'

/** Semitones that a voice must have left for its melody. */
const LEAST_RANGE = 15
/** The new key's dominant leads in for so long; pickups to the chorus are sung over it. */
const LEAD_IN_BEATS = 1

/** The last chorus in a higher key, where the style does so, the seed draws it and the singers have the range. */
export function drawLift(
  { lift }: StyleProfile,
  sections: readonly PlannedSection[],
  ranges: MelodyConstraints['ranges'],
  random: Random,
): Lift | null {
  if (!lift || !random.chance(lift.chance)) return null
  const semitones = random.pick(lift.semitones)
  const choruses = sections.filter(({ kind, phrases }) => kind === 'chorus' && phrases.length > 0)
  const last = choruses.at(-1)
  const isNarrow = Object.values(ranges).some(({ low, high }) => high - semitones - low < LEAST_RANGE)
  if (!last || choruses.length < 2 || isNarrow) return null
  return { startBeat: last.startBeat - LEAD_IN_BEATS, semitones }
}

/** Chords with the dominant in front of the lifted chorus, still in the song's key. */
export function withLeadIn(chords: readonly Chord[], { startBeat }: Lift, key: Key): Chord[] {
  const dominant = { startBeat, lengthBeats: LEAD_IN_BEATS, ...chordFromNumeral('V7', key) }
  const endBeat = startBeat + LEAD_IN_BEATS
  return chords.flatMap((chord) => {
    const end = chord.startBeat + chord.lengthBeats
    if (end <= startBeat || chord.startBeat >= endBeat) return [chord]
    const before = { ...chord, lengthBeats: startBeat - chord.startBeat }
    const after = { ...chord, startBeat: endBeat, lengthBeats: end - endBeat }
    return [before, dominant, after].filter(({ lengthBeats }) => lengthBeats > 0)
  })
}

const isLifted = ({ startBeat }: { readonly startBeat: number }, lift: Lift) => startBeat >= lift.startBeat - 1e-6

export function liftedChords(chords: readonly Chord[], score: Pick<Score, 'key' | 'lift'>, way: 1 | -1 = 1): Chord[] {
  const { key, lift } = score
  if (!lift) return [...chords]
  const target = way === 1 ? keyAt(score, lift.startBeat) : key
  return chords.map((chord) => (isLifted(chord, lift) ? movedChord(chord, way * lift.semitones, target) : chord))
}

export function liftedLines(
  lines: readonly SungLine[],
  { lift, sections }: Pick<Score, 'lift' | 'sections'>,
  way: 1 | -1 = 1,
): SungLine[] {
  if (!lift) return [...lines]
  return lines.map((line) => (isLifted(sections[line.section]!, lift) ? movedLine(line, way * lift.semitones) : line))
}

/** What is played from the lift on, higher; what would sound across it stops there. */
export function liftedTrack(track: Track, lift: Lift): Track {
  if (track.stem === 'drums') return track
  const [low, high] = instrumentNamed(track.instrument).range
  const moved = (note: Note): Note => {
    if (isLifted(note, lift)) return { ...note, pitch: folded(note.pitch + lift.semitones, low, high) }
    return { ...note, lengthBeats: Math.min(note.lengthBeats, lift.startBeat - note.startBeat) }
  }
  return { ...track, notes: track.notes.map(moved) }
}
