import { median, type Pitch } from './aubio.ts'
import { type MeantPerformance, notesOf } from './singers-sing.ts'
import { centsOf, notesIn, vowelOf } from './singers-tune.ts'

/** How a singer is heard to move the pitch. */
export type PitchHabits = {
  readonly vibratoHz: number
  /** From the lowest to the highest point of a turn. */
  readonly vibratoCents: number
  /** How far the pitch overshoots the next note and dips the other way before: the median of all moves. */
  readonly overshootCents: number
  readonly preparationCents: number
  /** Movement between 9 and 20 Hz on held notes, as root mean square. */
  readonly fluctuationCents: number
}

/** What is published of people who sing (docs/sound.md), for each habit. */
const PUBLISHED: Readonly<Record<keyof PitchHabits, readonly [low: number, high: number]>> = {
  vibratoHz: [5, 7],
  vibratoCents: [30, 120],
  overshootCents: [10, 80],
  preparationCents: [3, 50],
  fluctuationCents: [0.5, 10],
}
/** Differences that count as much as one another when two singers are compared. */
const STEPS: PitchHabits = {
  vibratoHz: 0.2,
  vibratoCents: 8,
  overshootCents: 6,
  preparationCents: 5,
  fluctuationCents: 0.5,
}
const HABITS = Object.keys(STEPS) as (keyof PitchHabits)[]
/** Least length of a held note in seconds, and the time after its start from which vibrato is surely at its full depth. */
const HELD_SEC = 1.5
const GROWN_SEC = 0.7
const VIBRATO = { lowHz: 4, highHz: 8.5, stepHz: 0.05 }
const FLUCTUATION = { lowHz: 9, highHz: 20 }
/** Seconds around the beat of a move: in the first span the move is prepared, in the second the pitch overshoots the note. */
const PREPARED = [-0.3, -0.05] as const
const PASSED = [0, 0.2] as const
/** A pitch this far from both notes of a move is an error of the tracker. */
const STRAY_CENTS = 150

type Trace = { readonly cents: readonly number[]; readonly hopSec: number }

export function habitsOf(performance: MeantPerformance, pitches: readonly Pitch[]): PitchHabits {
  const held = notesIn(performance)
    .filter(({ startSec, endSec }) => endSec - startSec >= HELD_SEC)
    .flatMap((note) => traceOf(pitches, note.startSec + GROWN_SEC, vowelOf(note).endSec) ?? [])
  const vibrato = held.map(strongest)
  const moves = movesIn(performance)
  return {
    vibratoHz: median(vibrato.map(({ hz }) => hz)),
    vibratoCents: median(vibrato.map(({ amplitude }) => 2 * amplitude)),
    overshootCents: Math.max(...usualTrace(pitches, moves, PASSED, ({ to }) => to)),
    preparationCents: -Math.min(...usualTrace(pitches, moves, PREPARED, ({ from }) => from)),
    fluctuationCents: median(held.map(fluctuation)),
  }
}

/** The habits that lie outside of what is published. */
export function strangeHabits(habits: PitchHabits): string[] {
  return HABITS.filter((habit) => {
    const [low, high] = PUBLISHED[habit]
    return !(habits[habit] >= low && habits[habit] <= high)
  })
}

/** How differently two singers move the pitch: 1 is a step of one habit. */
export function habitsApart(one: PitchHabits, other: PitchHabits): number {
  return Math.hypot(...HABITS.map((habit) => (one[habit] - other[habit]) / STEPS[habit]))
}

function traceOf(pitches: readonly Pitch[], fromSec: number, toSec: number): Trace | null {
  const inside = pitches.filter(({ timeSec, hz }) => timeSec >= fromSec && timeSec <= toSec && hz > 0)
  const hopSec = pitches[1]!.timeSec - pitches[0]!.timeSec
  if (inside.length < (0.98 * (toSec - fromSec)) / hopSec - 1) return null
  const cents = inside.map(({ hz }) => centsOf(hz))
  const middle = median(cents)
  return { cents: cents.map((value) => value - middle), hopSec }
}

/** Amplitude of a wave in a trace, seen through a Hann window. */
function amplitudeAt({ cents, hopSec }: Trace, hz: number): number {
  let [real, imaginary, weight] = [0, 0, 0]
  for (const [index, value] of cents.entries()) {
    const window = 1 - Math.cos((2 * Math.PI * (index + 0.5)) / cents.length)
    const turn = 2 * Math.PI * hz * hopSec * index
    real += window * value * Math.cos(turn)
    imaginary += window * value * Math.sin(turn)
    weight += window
  }
  return (2 * Math.hypot(real, imaginary)) / weight
}

function strongest(trace: Trace): { hz: number; amplitude: number } {
  let found = { hz: 0, amplitude: 0 }
  for (let hz = VIBRATO.lowHz; hz <= VIBRATO.highHz; hz += VIBRATO.stepHz) {
    const amplitude = amplitudeAt(trace, hz)
    if (amplitude > found.amplitude) found = { hz, amplitude }
  }
  return found
}

/** Root mean square of a band: a Hann window counts its noise 1.5 times. */
function fluctuation(trace: Trace): number {
  const stepHz = 1 / (trace.cents.length * trace.hopSec)
  let power = 0
  for (let hz = FLUCTUATION.lowHz; hz <= FLUCTUATION.highHz; hz += stepHz) power += amplitudeAt(trace, hz) ** 2 / 2
  return Math.sqrt(power / 1.5)
}

type Move = { readonly beatSec: number; readonly from: number; readonly to: number }

/** From each note of a line to the next, if that is another. */
function movesIn(performance: MeantPerformance): Move[] {
  const notes = notesIn(performance)
  let first = 0
  return performance.score.vocal!.lines.flatMap((line) => {
    const own = notes.slice(first, first + notesOf(line).length)
    first += own.length
    return own.slice(1).flatMap(({ startSec, cents }, index) => {
      const from = own[index]!.cents
      return from === cents ? [] : [{ beatSec: startSec, from, to: cents }]
    })
  })
}

/** The middle one of all moves, as if all went upwards: cents above a pitch that a move knows, at times about its beat. */
function usualTrace(
  pitches: readonly Pitch[],
  moves: readonly Move[],
  [fromSec, toSec]: readonly [number, number],
  pitchOf: (move: Move) => number,
): number[] {
  const hopSec = pitches[1]!.timeSec - pitches[0]!.timeSec
  return Array.from({ length: Math.floor((toSec - fromSec) / hopSec) }, (_, index) =>
    median(
      moves.flatMap((move) => {
        const at = Math.round((move.beatSec + fromSec + index * hopSec - pitches[0]!.timeSec) / hopSec)
        const { hz = 0 } = pitches[at] ?? {}
        const cents = Math.sign(move.to - move.from) * (centsOf(hz) - pitchOf(move))
        const most = Math.abs(move.to - move.from) + STRAY_CENTS
        return hz > 0 && cents > -STRAY_CENTS - most && cents < most ? [cents] : []
      }),
    ),
  )
}
