import type { Random } from '../../random/random.ts'
import type { Chord, Key, PitchClass } from '../../score/score.ts'
import { chordClasses, chordScale } from '../../theory/chord.ts'
import { pitchClass, pitchesWithin } from '../../theory/pitch.ts'
import { scaleOf } from '../../theory/scale.ts'

/** A note that has its place in time but no pitch yet. */
export type OpenNote = {
  readonly chord: Chord
  /** 0 between the beats … 1 on the first beat of a bar, or as long as one: how much it wants a chord tone. */
  readonly strength: number
  /** Pitch that the same place has in the phrase that this one repeats. */
  readonly favoured: number | null
}

export type MelodyShape = {
  readonly key: Key
  /** Range, MIDI notes. */
  readonly low: number
  readonly high: number
  /** Where the line lives within the range. */
  readonly centre: number
  /** Semitones around the centre at the phrase's start, middle and end. */
  readonly arc: readonly [start: number, middle: number, end: number]
  /** Steps in the scale between the first notes: the hook. */
  readonly motif: readonly number[]
  /** Open phrases ask, closed ones answer on the tonic chord. */
  readonly closes: boolean
  readonly leaps: number
  /** −3 hardly ever the same note twice … 1 reciting on few notes. */
  readonly reciting: number
}

const IMPOSSIBLE = 60

/** What long and accented notes gain by degree of the scale: lines lean on the tonic and its fifth, and recite there. */
const STABILITY = [0.8, 0, 0.3, 0, 0.5]

/**
 * Pitches for a phrase: the cheapest way through all candidate notes (Viterbi), where strong notes want chord tones,
 * steps are cheaper than leaps, and the line follows its arc, its motif and what it repeats.
 */
export function composeMelody(
  notes: readonly OpenNote[],
  shape: MelodyShape,
  before: number | null,
  random: Random,
): number[] {
  if (notes.length === 0) return []
  const candidates = notes.map((note) => pitchesWithin(chordScale(note.chord, shape.key), shape.low, shape.high))
  const chords = notes.map((note) => new Set(chordClasses(note.chord)))
  const whims = notes.map(() => new Map<number, number>())
  const degrees = scaleOf(shape.key)

  const own = (index: number, pitch: number): number => {
    const note = notes[index]!
    const inChord = chords[index]!.has(pitchClass(pitch))
    const whim = whims[index]!.get(pitch) ?? random.between(0, 0.9)
    whims[index]!.set(pitch, whim)
    const target = shape.centre + arcAt(shape.arc, notes.length === 1 ? 1 : index / (notes.length - 1))
    let cost = whim + Math.abs(pitch - target) * 0.16 + (inChord ? 0 : isStrong(note) ? note.strength * 3 - 1 : 0.2)
    const degree = degrees.indexOf(pitchClass(pitch))
    cost += degree < 0 ? 1.5 : -(STABILITY[degree] ?? 0) * (note.strength + Math.max(0, shape.reciting) ** 2)
    if (note.favoured !== null) cost += Math.min(6, Math.abs(pitch - note.favoured) * 1.6)
    if (index === notes.length - 1) cost += endCost(pitchClass(pitch), inChord, degrees, shape.closes)
    return cost
  }

  let costs = candidates[0]!.map(
    (pitch) => own(0, pitch) + (before === null ? 0 : intervalCost(pitch - before, shape) * 0.4),
  )
  const origins: number[][] = []
  for (let index = 1; index < notes.length; index++) {
    const previous = candidates[index - 1]!
    const next: number[] = []
    origins.push([])
    candidates[index]!.forEach((pitch, at) => {
      let best = 0
      let bestCost = Number.POSITIVE_INFINITY
      previous.forEach((old, from) => {
        const unresolved =
          isStrong(notes[index - 1]!) && !chords[index - 1]!.has(pitchClass(old)) && !resolves(old, pitch)
        const cost =
          costs[from]! +
          intervalCost(pitch - old, shape) +
          motifCost(old, pitch, shape.motif[index - 1], degrees) +
          (unresolved ? IMPOSSIBLE / 4 : 0)
        if (cost < bestCost) {
          best = from
          bestCost = cost
        }
      })
      next.push(bestCost + own(index, pitch))
      origins.at(-1)![at] = best
    })
    costs = next
  }
  return trace(candidates, costs, origins)
}

function trace(candidates: readonly number[][], costs: readonly number[], origins: readonly number[][]): number[] {
  let at = costs.indexOf(Math.min(...costs))
  const pitches: number[] = []
  for (let index = candidates.length - 1; index >= 0; index--) {
    pitches.unshift(candidates[index]![at]!)
    at = index > 0 ? origins[index - 1]![at]! : at
  }
  return pitches
}

function isStrong({ strength }: OpenNote): boolean {
  return strength >= 0.7
}

function resolves(from: number, to: number): boolean {
  const step = Math.abs(to - from)
  return step === 1 || step === 2
}

function arcAt([start, middle, end]: MelodyShape['arc'], part: number): number {
  return part < 0.5 ? start + (middle - start) * part * 2 : middle + (end - middle) * (part * 2 - 1)
}

/** By semitones 0…12; a line that leaps pays less for thirds to fifths. */
const INTERVAL_COSTS = [0.45, 0.25, 0.15, 0.7, 0.75, 1.1, 7, 1.5, 3, 3.6, 12, 14, 7]

function intervalCost(semitones: number, { leaps, reciting }: MelodyShape): number {
  const size = Math.abs(semitones)
  if (size > 12) return IMPOSSIBLE
  const cost = INTERVAL_COSTS[size]!
  if (size === 0) return cost * (1.4 - 1.6 * reciting)
  return size >= 3 && size <= 7 ? cost * (1.4 - leaps) : cost
}

function motifCost(from: number, to: number, wanted: number | undefined, degrees: readonly PitchClass[]): number {
  if (wanted === undefined) return 0
  return Math.min(3, Math.abs(scaleSteps(from, to, degrees) - wanted)) * 0.9
}

/** How many steps of the scale lie between two notes, notes outside the scale counted with their lower neighbour. */
export function scaleSteps(from: number, to: number, degrees: readonly PitchClass[]): number {
  const low = Math.min(from, to)
  let steps = 0
  for (let pitch = low + 1; pitch <= Math.max(from, to); pitch++) if (degrees.includes(pitchClass(pitch))) steps++
  return from <= to ? steps : -steps
}

function endCost(pc: PitchClass, inChord: boolean, degrees: readonly PitchClass[], closes: boolean): number {
  const degree = degrees.indexOf(pc)
  const stable = closes ? [0, 2.5, 1.2, 4, 1.8, 4, 5] : [1.6, 0.3, 0.5, 1.8, 0, 1.2, 1.6]
  return (inChord ? 0 : 7) + (degree < 0 ? 3 : stable[degree]!)
}

/** A hook of three to five moves, at least one of them more than a step, that does not wander far. */
export function createMotif(random: Random): number[] {
  for (;;) {
    const motif = Array.from({ length: random.integer(3, 5) }, () =>
      random.weighted([
        [0, 2],
        [1, 3],
        [-1, 3],
        [2, 1.6],
        [-2, 1.6],
        [3, 0.5],
        [-3, 0.5],
        [4, 0.25],
      ]),
    )
    const heights = motif.map((_, index) => motif.slice(0, index + 1).reduce((sum, move) => sum + move, 0)).concat(0)
    const span = Math.max(...heights) - Math.min(...heights)
    const still = motif.filter((move) => move === 0).length
    if (span >= 2 && span <= 5 && still <= 2 && motif.some((move) => Math.abs(move) >= 2)) return motif
  }
}
