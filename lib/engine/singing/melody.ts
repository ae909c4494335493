import { clamp } from '../dsp/interpolate.ts'
import type { Random } from '../random/random.ts'

/** A note in seconds. */
export type TimedNote = { readonly startSec: number; readonly endSec: number; readonly pitch: number }

const GLIDE_SEC = 0.06
const VIBRATO_HZ = 5.6
const VIBRATO_DELAY_SEC = 0.25
const VIBRATO_RAMP_SEC = 0.25
/** Shorter notes are sung straight. */
const VIBRATO_NOTE_SEC = 0.45
const DRIFT_CENTS = 3

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
    const arrived = next ? clamp(1 + (timeSec - next.startSec) / GLIDE_SEC, 0, 1) : 0
    const glide = next ? (next.pitch - note.pitch) * (0.5 - 0.5 * Math.cos(Math.PI * arrived)) : 0
    const cents = vibrato(note, timeSec, phases[current]!) * vibratoCents + drift(timeSec)
    return 440 * 2 ** ((note.pitch + glide - 69) / 12 + cents / 1200)
  }

  function drift(timeSec: number): number {
    const slow = Math.sin(2 * Math.PI * 0.7 * drifts[2] * timeSec + drifts[0])
    return DRIFT_CENTS * (0.6 * slow + 0.4 * Math.sin(2 * Math.PI * 1.9 * drifts[2] * timeSec + drifts[1]))
  }
}

function vibrato({ startSec, endSec }: TimedNote, timeSec: number, phase: number): number {
  if (endSec - startSec < VIBRATO_NOTE_SEC) return 0
  const since = timeSec - startSec - VIBRATO_DELAY_SEC
  const depth = clamp(since / VIBRATO_RAMP_SEC, 0, 1) * clamp((endSec - timeSec) / 0.08, 0, 1)
  return depth * Math.sin(2 * Math.PI * VIBRATO_HZ * since + phase)
}
