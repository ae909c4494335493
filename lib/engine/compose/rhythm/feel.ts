import type { Random } from '../../random/random.ts'
import type { Note } from '../../score/score.ts'
import type { StyleProfile } from '../styles/profile.ts'

/** Where a straight beat falls in the style's swing: the first half of every pair is made longer. */
export function swungBeat(beat: number, { amount, unit }: StyleProfile['swing']): number {
  if (amount === 0) return beat
  const pair = unit * 2
  const start = Math.floor(beat / pair) * pair
  const inside = beat - start
  const middle = unit * (1 + amount / 3)
  return start + (inside < unit ? (inside / unit) * middle : middle + ((inside - unit) / unit) * (pair - middle))
}

export function swungNote(note: Note, swing: StyleProfile['swing']): Note {
  if (swing.amount === 0) return note
  const startBeat = swungBeat(note.startBeat, swing)
  return { ...note, startBeat, lengthBeats: swungBeat(note.startBeat + note.lengthBeats, swing) - startBeat }
}

const MOST_SEC = 0.03

/**
 * Small wanderings in time and force, as people play. Notes that begin together are one stroke of the hand and stray together, so that
 * the strings of a strum keep their order; `apart` lets each go its own way, as the hands and feet of a drummer do.
 */
export function humanised(notes: readonly Note[], looseSec: number, random: Random, apart: boolean): Note[] {
  const strokes = new Map<number, number>()
  return notes.map((note) => {
    const own = random.normal() * looseSec
    const stroke = apart ? own : (strokes.get(note.startBeat) ?? own)
    strokes.set(note.startBeat, stroke)
    const offsetSec = Math.max(-MOST_SEC, Math.min(MOST_SEC, (note.offsetSec ?? 0) + stroke))
    const velocity = Math.max(0.05, Math.min(1, note.velocity * (1 + random.normal() * 0.045)))
    return { ...note, offsetSec: Math.round(offsetSec * 1e4) / 1e4, velocity: Math.round(velocity * 1e3) / 1e3 }
  })
}
