import { clamp } from '../dsp/interpolate.ts'
import type { Random } from '../random/random.ts'

/** A note in seconds. */
export type TimedNote = { readonly startSec: number; readonly endSec: number; readonly pitch: number }

const GLIDE_SEC = 0.06
const REST_SEC = 0.14
const SCOOP_SEMITONES = 0.7
const SCOOP_SEC = 0.1
const VIBRATO_HZ = 5.6
const VIBRATO_DELAY_SEC = 0.25
const VIBRATO_RAMP_SEC = 0.25
/** Shorter notes are sung straight. */
const VIBRATO_NOTE_SEC = 0.45
const DRIFT_CENTS = 1.5

/**
 * Pitch of a sung line: steps that glide and arrive on the beat, late vibrato on long notes (rate and depth after
 * Prame 1994), and a slow drift. `notes` are ascending and at least one.
 */
export function createMelody(notes: readonly TimedNote[], vibratoCents: number, random: Random) {
  const drifts = [random.between(0, 6.28), random.between(0, 6.28), random.between(0.9, 1.1)] as const
  const phases = notes.map(() => random.between(-0.4, 0.4))
  let current = 0

  /** Hertz at a time; times must ascend from call to call. */
  return (timeSec: number): number => {
    while (current + 1 < notes.length && timeSec >= notes[current + 1]!.startSec) current++
    const note = notes[current]!
    const next = notes[current + 1]
    const cents = vibrato(note, timeSec, phases[current]!) * vibratoCents + drift(timeSec)
    const start = notes[0]!.startSec
    const pitch = timeSec < start ? scoop(note, timeSec) : next ? between(note, next, timeSec) : note.pitch
    return 440 * 2 ** ((pitch - 69) / 12 + cents / 1200)
  }

  function drift(timeSec: number): number {
    const slow = Math.sin(2 * Math.PI * 0.7 * drifts[2] * timeSec + drifts[0])
    return DRIFT_CENTS * (0.6 * slow + 0.4 * Math.sin(2 * Math.PI * 1.9 * drifts[2] * timeSec + drifts[1]))
  }
}

/** Semitones on the way from a note to the next, or into the next where a rest parts them. */
function between(note: TimedNote, next: TimedNote, timeSec: number): number {
  if (next.startSec - note.endSec > REST_SEC) {
    return timeSec > (note.endSec + next.startSec) / 2 ? scoop(next, timeSec) : note.pitch
  }
  return note.pitch + (next.pitch - note.pitch) * eased(1 + (timeSec - next.startSec) / GLIDE_SEC)
}

/** A phrase is entered from a little below. */
function scoop({ pitch, startSec }: TimedNote, timeSec: number): number {
  return pitch - SCOOP_SEMITONES * (1 - eased(1 + (timeSec - startSec) / SCOOP_SEC))
}

function eased(part: number): number {
  return 0.5 - 0.5 * Math.cos(Math.PI * clamp(part, 0, 1))
}

function vibrato({ startSec, endSec }: TimedNote, timeSec: number, phase: number): number {
  if (endSec - startSec < VIBRATO_NOTE_SEC) return 0
  const since = timeSec - startSec - VIBRATO_DELAY_SEC
  const depth = clamp(since / VIBRATO_RAMP_SEC, 0, 1) * clamp((endSec - timeSec) / 0.08, 0, 1)
  return depth * Math.sin(2 * Math.PI * VIBRATO_HZ * since + phase)
}
