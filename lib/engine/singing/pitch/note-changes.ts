import type { Random } from '../../random/random.ts'
import type { F0Control } from '../../voices/f0-control.ts'
import type { Delivery } from './delivery.ts'
import type { TimedNote } from './timed-note.ts'

/** A step of the pitch that is meant, and how the voice follows it: a damped system of second order. */
type Step = {
  readonly startSec: number
  readonly semitones: number
  /** Radians a second of the system without damping. */
  readonly omega: number
  /** Below 1: the smaller, the farther it goes past the step. */
  readonly damping: number
}

/**
 * Least seconds in which a voice changes its pitch, upwards and downwards: a constant and some more for each semitone
 * (Xu and Sun 2002).
 */
const RISING = { sec: 0.0896, perSemitone: 0.0087 }
const FALLING = { sec: 0.1004, perSemitone: 0.0058 }
/** Share of the shorter of two notes that the way from one to the other may take. */
const MOST_OF_NOTE = 0.25
/** At a step of this many semitones, overshoot and preparation reach 63 % of what they are at wide leaps. */
const WIDE_SEMITONES = 3
/** The share of a step that its overshoot may be, about half as much again as Saitou et al. found. */
const MOST_OVERSHOOT = 0.2
/** Notes of this length do not prepare the next one; notes twice as long prepare it fully. */
const HASTY_SEC = 0.3
/** Scoops and falls do not overshoot. */
const CALM = 0.85
const SCOOP_SEC = 0.1
/** A scoop may be late by this share of its note. */
const LATEST_SCOOP = 0.2
/** A fall off a note: seconds before the note's end, how long and how many semitones; only off notes that last so long. */
const FALL = { beforeSec: 0.14, sec: 0.2, semitones: [1.2, 3], leastNoteSec: 0.35 } as const
/** After so many seconds a step is over: of the slowest glide over an octave less than a tenth of a cent is left. */
const SETTLED_SEC = 1.6

/**
 * MIDI pitch over a phrase, notes without rests between them: a scoop into it, preparation, glide and overshoot at each
 * change of note (Saitou, Goto, Unoki, Akagi 2007), perhaps a fall off its end. A note is reached on its beat.
 */
export function pitchOverPhrase(
  notes: readonly TimedNote[],
  control: F0Control,
  delivery: Delivery,
  random: Random,
): (timeSec: number) => number {
  const first = notes[0]!
  const scoop = (delivery.scoopCents / 100) * random.between(0.5, 1)
  const changes = notes.slice(1).map((note, index) => changeOf(notes[index]!, note, control, delivery, random))
  const steps = [scoopInto(first, scoop, delivery), ...changes.flat(), ...fallOff(notes.at(-1)!, delivery, random)]
  return (timeSec) => {
    let pitch = first.pitch - scoop
    for (const step of steps) pitch += step.semitones * response(step, timeSec - step.startSec)
    return pitch
  }
}

/** Unit step response, 0 before the step. */
function response({ omega, damping }: Step, sinceSec: number): number {
  if (sinceSec <= 0) return 0
  if (sinceSec > SETTLED_SEC) return 1
  const root = Math.sqrt(1 - damping * damping)
  const turn = omega * root * sinceSec
  return 1 - Math.exp(-damping * omega * sinceSec) * (Math.cos(turn) + (damping / root) * Math.sin(turn))
}

/** A step that comes to its height for the first time after `riseSec`. */
function stepTo(semitones: number, startSec: number, riseSec: number, damping: number): Step {
  const omega = (Math.PI - Math.acos(damping)) / (riseSec * Math.sqrt(1 - damping * damping))
  return { startSec, semitones, omega, damping }
}

/** The damping with which a step is overshot by a share of itself. */
function dampingOf(overshoot: number): number {
  const log = -Math.log(overshoot)
  return log / Math.hypot(Math.PI, log)
}

function changeOf(from: TimedNote, to: TimedNote, control: F0Control, delivery: Delivery, random: Random): Step[] {
  const semitones = to.pitch - from.pitch
  if (semitones === 0) return []
  const fromSec = to.startSec - from.startSec
  const size = Math.abs(semitones)
  const { sec, perSemitone } = semitones > 0 ? RISING : FALLING
  const wantedSec = (sec + perSemitone * size) * control.glide * delivery.glide * random.between(0.9, 1.1)
  const glideSec = Math.min(wantedSec, MOST_OF_NOTE * Math.min(fromSec, to.endSec - to.startSec))
  const width = 1 - Math.exp(-size / WIDE_SEMITONES)
  const overshoot = (control.overshootCents / 100) * width * random.between(0.75, 1.25)
  const time = Math.min(1, Math.max(0, fromSec / HASTY_SEC - 1))
  const dip = Math.sign(semitones) * (control.preparationCents / 100) * width * time * random.between(0.75, 1.25)
  const damping = dampingOf(Math.min(MOST_OVERSHOOT, overshoot / size))
  const startSec = to.startSec - glideSec
  return [stepTo(-dip, startSec - glideSec, glideSec, damping), stepTo(semitones + dip, startSec, glideSec, damping)]
}

function scoopInto({ startSec, endSec }: TimedNote, semitones: number, { scoopLateSec }: Delivery): Step {
  const lateSec = Math.min(scoopLateSec, LATEST_SCOOP * (endSec - startSec))
  return stepTo(semitones, startSec - SCOOP_SEC, SCOOP_SEC + lateSec, CALM)
}

function fallOff({ startSec, endSec }: TimedNote, { fallShare }: Delivery, random: Random): Step[] {
  if (!random.chance(fallShare) || endSec - startSec < FALL.leastNoteSec) return []
  return [stepTo(-random.between(...FALL.semitones), endSec - FALL.beforeSec, FALL.sec, CALM)]
}
