import type { Chord, Key, Note } from '../../score/score.ts'
import { pitchClass } from '../../theory/pitch.ts'
import { scaleOf } from '../../theory/scale.ts'
import { chordAt } from '../harmony/harmony.ts'
import { metricStrength } from '../rhythm/rhythm.ts'
import type { Backing } from '../styles/profile.ts'

/** Semitones between the melody and a voice that joins it, best first. */
const JOINS: Readonly<Record<Backing['joins'], readonly number[]>> = {
  thirds: [4, 3, 5, 7, 8, 9],
  sixths: [9, 8, 7, 5, 4, 3],
  fifths: [7, 5, 4, 3, 8, 9],
}
/** Between the two of a duet; their ranges decide. */
const TOGETHER = [4, 3, 9, 8, 12, 15, 16, 20, 24]
const LONG_BEATS = 1
/** What a semitone out of the singer's range costs. */
const STRAIN = 6
/** How far beyond its range a voice goes that only joins in. */
const LEEWAY = 4

type Range = { readonly low: number; readonly high: number }
type Context = { readonly chords: readonly Chord[]; readonly key: Key; readonly beatsPerBar: number }

/** Pitches of the voice that joins a melody as the style has it, one for each note: on its side, or on the other where there is no room. */
export function joining(
  melody: readonly Note[],
  { joins, side }: Backing,
  { low, high }: Range,
  context: Context,
): number[] {
  const mean = meanOf(melody)
  const [lowest, highest] = [(2 * low + high) / 3, (low + 2 * high) / 3]
  const isAbove = side === 'above' ? mean <= highest : mean < lowest
  const range = { low: low - LEEWAY, high: high + LEEWAY }
  return alongside(
    melody,
    JOINS[joins].map((interval) => (isAbove ? interval : -interval)),
    range,
    context,
  )
}

/** Pitches of the other singer of a duet where both sing: thirds, sixths or octaves, within the range. */
export function together(melody: readonly Note[], range: Range, context: Context): number[] {
  const side = (range.low + range.high) / 2 < meanOf(melody) ? -1 : 1
  const intervals = [side, -side].flatMap((way) => TOGETHER.map((interval) => way * interval))
  return alongside(melody, [...intervals, 0], range, context)
}

const meanOf = (notes: readonly Note[]) => notes.reduce((sum, { pitch }) => sum + pitch, 0) / notes.length

/**
 * Pitches of a voice that goes along with a melody at one of the intervals, best first: in the key, with chord tones on
 * beats and long notes, and the least movement of its own.
 */
function alongside(
  melody: readonly Note[],
  intervals: readonly number[],
  range: Range,
  { chords, key, beatsPerBar }: Context,
): number[] {
  const scale = new Set<number>(scaleOf(key))
  let paths = [{ cost: 0, pitches: [] as number[] }]
  melody.forEach((note, index) => {
    const chord = chordAt(chords, note.startBeat + 0.01)
    const tones = new Set(chord.intervals.map((interval): number => pitchClass(chord.root + interval)))
    const leant = metricStrength(note.startBeat, beatsPerBar) >= 0.7 || note.lengthBeats >= LONG_BEATS
    const step = note.pitch - (melody[index - 1]?.pitch ?? note.pitch)
    paths = intervals.map((interval, rank) => {
      const pitch = note.pitch + interval
      const isOctave = interval % 12 === 0
      const foreign = isOctave || tones.has(pitchClass(pitch)) ? 0 : scale.has(pitchClass(pitch)) ? (leant ? 1 : 0) : 5
      const strain = STRAIN * Math.max(0, range.low - pitch, pitch - range.high)
      const ways = paths.map(({ cost, pitches }) => {
        const own = pitch - (pitches.at(-1) ?? pitch)
        const contrary = own * step < 0 ? 0.4 : 0
        return { cost: cost + 0.25 * Math.abs(own - step) + contrary, pitches }
      })
      const best = ways.reduce((a, b) => (b.cost < a.cost ? b : a))
      return { cost: best.cost + foreign + strain + 0.4 * rank, pitches: [...best.pitches, pitch] }
    })
  })
  return paths.reduce((a, b) => (b.cost < a.cost ? b : a)).pitches
}
