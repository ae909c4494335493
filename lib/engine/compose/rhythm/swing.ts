import type { GenreName } from '../../score/names.ts'
import type { Note, Score } from '../../score/score.ts'
import type { StyleProfile } from '../styles/profile.ts'
import { STYLE_PROFILES } from '../styles/registry.ts'

/** Finer than any grid, coarser than what swinging there and back leaves over. */
const PER_BEAT = 1e6

/** How a score swings; one whose style has left the registry is taken as straight. */
export function swingOf({ style }: Pick<Score, 'style'>): StyleProfile['swing'] {
  return STYLE_PROFILES[style as GenreName]?.swing ?? { amount: 0, unit: 0.5 }
}

/** The note before it was swung: what `swungNote` made of it. */
export function straightNote(note: Note, swing: StyleProfile['swing']): Note {
  if (swing.amount === 0) return note
  const startBeat = straightBeat(note.startBeat, swing)
  return { ...note, startBeat, lengthBeats: straightBeat(note.startBeat + note.lengthBeats, swing) - startBeat }
}

function straightBeat(beat: number, { amount, unit }: StyleProfile['swing']): number {
  const pair = unit * 2
  const start = Math.floor(beat / pair + 1e-9) * pair
  const inside = beat - start
  const middle = unit * (1 + amount / 3)
  const straight =
    inside < middle ? (inside / middle) * unit : unit + ((inside - middle) / (pair - middle)) * (pair - unit)
  return Math.round((start + straight) * PER_BEAT) / PER_BEAT
}
