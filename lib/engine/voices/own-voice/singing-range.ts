import { pitchOf } from '../../theory/pitch.ts'
import { HOP_SEC } from './analyse-voice.ts'

/** A note is this long at least, and stays this near to its middle, in semitones. */
const LEAST_SEC = 0.4
const NEAR = 0.7
/** This share of what is voiced in notes makes singing of speech. */
const ALL_SPEECH = 0.1
const ALL_SINGING = 0.4
/**
 * Semitones from the middle of the pitches heard to the ends of the range at ease. Rules of
 * thumb: people speak in its lowest part and sing about its middle, and an untrained voice has an octave and a half.
 */
const SPOKEN = { below: 2, above: 16 }
const SUNG = { below: 9, above: 9 }
/** Pitches in the outer parts of what is heard are exceptions, or mistakes. */
const OUTER = 0.05
/** What human voices sing. */
const LIMITS = { lowest: 33, highest: 86, widest: 30 }

/** Vibrato is told from notes of this length, when there are so many, at so many turns a second. */
const VIBRATO = { leastSec: 0.6, notes: 3, slowest: 4, fastest: 8 }

export type SingingRange = {
  readonly lowNote: number
  readonly highNote: number
  readonly medianHz: number
  /** How much of it was sung, from 0 (all spoken) to 1. */
  readonly singing: number
}

/** Where somebody sings at ease, in MIDI notes, from the pitches of what was heard, 0 where none is. */
export function singingRange(f0Hz: Float32Array): SingingRange {
  const heard = f0Hz.filter((f0) => f0 > 0).sort()
  const hzAt = (share: number) => heard[Math.floor(share * (heard.length - 1))]!
  const inNotes = sungNotes(f0Hz).reduce((sum, note) => sum + note.length, 0) / heard.length
  const singing = Math.min(1, Math.max(0, (inNotes - ALL_SPEECH) / (ALL_SINGING - ALL_SPEECH)))
  const mixed = (end: 'below' | 'above') => SPOKEN[end] + singing * (SUNG[end] - SPOKEN[end])
  const middle = pitchOf(hzAt(0.5))
  const low = Math.max(LIMITS.lowest, Math.min(pitchOf(hzAt(OUTER)), middle - mixed('below')))
  const high = Math.min(LIMITS.highest, Math.max(pitchOf(hzAt(1 - OUTER)), middle + mixed('above')))
  const highNote = Math.round(Math.min(high, low + LIMITS.widest))
  return { lowNote: Math.round(low), highNote, medianHz: hzAt(0.5), singing }
}

/** Stretches of a steady pitch, which speech seldom has; each in semitones, frame by frame. */
function sungNotes(f0Hz: Float32Array): Float32Array[] {
  const notes: Float32Array[] = []
  let from = 0
  for (let frame = 0; frame <= f0Hz.length; frame++) {
    if (frame < f0Hz.length && f0Hz[frame]! > 0 && isSteady(f0Hz.subarray(from, frame + 1))) continue
    if ((frame - from) * HOP_SEC >= LEAST_SEC) notes.push(f0Hz.slice(from, frame).map(pitchOf))
    from = f0Hz[frame]! > 0 ? frame : frame + 1
  }
  return notes
}

function isSteady(f0Hz: Float32Array): boolean {
  let [low, high] = [Number.POSITIVE_INFINITY, 0]
  for (const f0 of f0Hz) {
    low = Math.min(low, f0)
    high = Math.max(high, f0)
  }
  return high > 0 && high / low < 2 ** ((2 * NEAR) / 12)
}

/** Depth of the vibrato in cents: how far the middle one of the long notes swings; null where there are few. */
export function vibratoOf(f0Hz: Float32Array): number | null {
  const long = sungNotes(f0Hz).filter(({ length }) => length * HOP_SEC >= VIBRATO.leastSec)
  if (long.length < VIBRATO.notes) return null
  const depths = long.map(swing).sort((one, other) => one - other)
  return depths[depths.length >> 1]!
}

/** Depth of the swing in the second half of a note, where vibrato has begun, cents; 0 at other rates than a vibrato's. */
function swing(note: Float32Array): number {
  const half = note.subarray(note.length >> 1)
  const mean = half.reduce((sum, value) => sum + value, 0) / half.length
  const middle = (half.length - 1) / 2
  const spread = half.reduce((sum, _, index) => sum + (index - middle) ** 2, 0)
  const drift = half.reduce((sum, value, index) => sum + value * (index - middle), 0) / spread
  const level = half.map((value, index) => value - mean - drift * (index - middle))
  const turns = level.filter((value, index) => index > 0 && value * level[index - 1]! < 0).length / 2
  const rate = turns / (half.length * HOP_SEC)
  if (rate < VIBRATO.slowest || rate > VIBRATO.fastest) return 0
  return 100 * Math.SQRT2 * Math.sqrt(level.reduce((sum, value) => sum + value ** 2, 0) / level.length)
}
