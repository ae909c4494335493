import { describe, expect, test } from 'vitest'
import { createRandom } from '../../random/random.ts'
import { PLAIN_F0 } from '../../voices/f0-control.ts'
import { SINGERS } from '../../voices/singers.ts'
import { deliveryOf } from './delivery.ts'
import { createMelody, type PitchManner } from './melody.ts'
import type { TimedNote } from './timed-note.ts'

const HOP_SEC = 0.005
const POP = deliveryOf('Pop')
const PLAIN: PitchManner = { vibratoCents: 35, control: PLAIN_F0, delivery: POP }
/** Without what strays, so that the rest can be seen. */
const CALM: PitchManner = { ...PLAIN, control: { ...PLAIN_F0, fluctuationCents: 0, driftCents: 0 } }

/** Notes of the given lengths and pitches, one after the other, from a second on. */
function tune(...notes: readonly (readonly [lengthSec: number, pitch: number])[]): TimedNote[] {
  let endSec = 1
  return notes.map(([lengthSec, pitch]) => {
    const startSec = endSec
    endSec += lengthSec
    return { startSec, endSec, pitch }
  })
}

/** Cents about a written pitch, every 5 ms between two times. */
function cents(notes: readonly TimedNote[], [fromSec, toSec]: readonly [number, number], manner = CALM, seed = 3) {
  const melody = createMelody(notes, manner, createRandom(seed))
  const { pitch } = notes.findLast(({ startSec }) => startSec <= fromSec + 1e-9) ?? notes[0]!
  const times = Array.from({ length: Math.round((toSec - fromSec) / HOP_SEC) }, (_, index) => fromSec + HOP_SEC * index)
  return times.map((timeSec) => 1200 * Math.log2(melody(timeSec) / 440) + 100 * (69 - pitch))
}

const highest = (values: readonly number[]) => Math.max(...values)
const lowest = (values: readonly number[]) => Math.min(...values)
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!

/** Turns a second between the first and the last rising crossing of 0. */
function rate(values: readonly number[]): number {
  const rising = values.flatMap((value, index) => (value >= 0 && (values[index - 1] ?? 0) < 0 ? [index] : []))
  return (rising.length - 1) / ((rising.at(-1)! - rising[0]!) * HOP_SEC)
}

describe('a sung melody', () => {
  test.each(SINGERS.map(({ name, model, f0 }) => [name, model.vibratoCents, f0] as const))(
    'of %s is in tune in the middle of notes',
    (_, vibratoCents, control) => {
      const notes = tune([0.4, 60], [0.4, 67], [0.6, 65], [0.3, 64], [0.8, 60], [2, 72])
      const off = [1, 2, 3, 4, 5].flatMap((seed) =>
        notes.map(({ startSec, endSec }) => {
          const [from, to] = [0.3, 0.7].map((share) => startSec + share * (endSec - startSec))
          return Math.abs(median(cents(notes, [from!, to!], { vibratoCents, control, delivery: POP }, seed)))
        }),
      )
      expect(median(off)).toBeLessThan(3)
      expect(highest(off)).toBeLessThan(12)
    },
  )

  test('prepares a leap by a dip, reaches it on the beat, goes past it and settles', () => {
    const notes = tune([0.6, 60], [0.6, 67])
    expect(lowest(cents(notes, [1.2, 1.5]))).toBeLessThan(-10)
    expect(lowest(cents(notes, [1.2, 1.5]))).toBeGreaterThan(-40)
    expect(Math.abs(cents(notes, [1.6, 1.61])[0]!)).toBeLessThan(30)
    expect(highest(cents(notes, [1.6, 1.75]))).toBeGreaterThan(20)
    expect(highest(cents(notes, [1.6, 1.75]))).toBeLessThan(70)
    expect(highest(cents(notes, [1.9, 1.95]).map(Math.abs))).toBeLessThan(6)
    const down = tune([0.6, 67], [0.6, 60])
    expect(highest(cents(down, [1.2, 1.5]))).toBeGreaterThan(10)
    expect(lowest(cents(down, [1.6, 1.75]))).toBeLessThan(-20)
  })

  test('takes more time for a wide interval than for a step, and less on quick notes', () => {
    const glideSec = (semitones: number, lengthSec: number) => {
      const notes = tune([lengthSec, 60], [lengthSec, 60 + semitones])
      const way = cents(notes, [1, 1 + 2 * lengthSec]).map((value, index) =>
        index * HOP_SEC < lengthSec ? value : value + 100 * semitones,
      )
      return way.filter((value) => value > 10 * semitones && value < 90 * semitones).length * HOP_SEC
    }
    expect(glideSec(12, 0.8)).toBeGreaterThan(1.3 * glideSec(2, 0.8))
    expect(glideSec(2, 0.15)).toBeLessThan(0.7 * glideSec(2, 0.8))
  })

  test('enters a phrase from a little below, not from the note before', () => {
    const notes = [...tune([0.4, 67]), { startSec: 3, endSec: 3.5, pitch: 62 }]
    const belowFirst = cents(notes, [2.9, 3])
    expect(lowest(belowFirst)).toBeLessThan(-530)
    expect(lowest(belowFirst)).toBeGreaterThan(-600)
    expect(highest(belowFirst)).toBeLessThan(-480)
  })

  test('trembles late and on long notes only, faster at their ends', () => {
    const long = tune([3, 62])
    expect(highest(cents(tune([0.4, 62]), [1.15, 1.35]).map(Math.abs))).toBeLessThan(2)
    expect(highest(cents(long, [1.15, 1.2]).map(Math.abs))).toBeLessThan(5)
    expect(highest(cents(long, [2, 3]))).toBeGreaterThan(25)
    expect(highest(cents(long, [2, 3]))).toBeLessThan(55)
    const rates = (from: number, to: number) =>
      [1, 2, 3, 4, 5, 6].map((seed) => rate(cents(long, [from, to], CALM, seed)))
    expect(median(rates(1.8, 2.9))).toBeCloseTo(PLAIN_F0.vibratoHz, 0)
    expect(median(rates(3.2, 3.9))).toBeGreaterThan(1.03 * median(rates(1.8, 2.9)))
  })

  test('never trembles alike twice, nor as a machine does', () => {
    const notes = tune([3, 62])
    const [one, other] = [1, 2].map((seed) => cents(notes, [2, 3.5], CALM, seed))
    expect(median(one!.map((value, index) => Math.abs(value - other![index]!)))).toBeGreaterThan(5)
    const turns = one!.flatMap((value, index) =>
      value > (one![index - 1] ?? 99) && value >= (one![index + 1] ?? 99) ? [value] : [],
    )
    expect(highest(turns) - lowest(turns)).toBeGreaterThan(2)
  })

  test('strays a little all the time', () => {
    const straight = cents(tune([0.4, 62]), [1.15, 1.35], PLAIN)
    expect(highest(straight) - lowest(straight)).toBeGreaterThan(4)
    expect(highest(straight.map(Math.abs))).toBeLessThan(20)
  })

  test('one seed gives one melody, another seed another', () => {
    const notes = tune([0.4, 60], [1.4, 67])
    const of = (seed: number) => cents(notes, [1, 2.8], PLAIN, seed)
    expect(of(5)).toEqual(of(5))
    expect(of(6)).not.toEqual(of(5))
  })
})

describe('a style', () => {
  const mannerOf = (style: string): PitchManner => ({ ...CALM, delivery: deliveryOf(style) })
  const seeds = Array.from({ length: 40 }, (_, index) => index)

  test('decides how phrases begin', () => {
    const notes = tune([0.8, 62])
    const late = (style: string) => median(seeds.map((seed) => cents(notes, [1.01, 1.02], mannerOf(style), seed)[0]!))
    expect(late('Blues')).toBeLessThan(-20)
    expect(Math.abs(late('Classical'))).toBeLessThan(5)
  })

  test('decides how many phrases fall off', () => {
    const notes = tune([0.8, 62])
    const falls = (style: string) =>
      seeds.filter((seed) => cents(notes, [1.82, 1.83], mannerOf(style), seed)[0]! < -60).length / seeds.length
    expect(falls('Classical')).toBe(0)
    expect(falls('Blues')).toBeGreaterThan(0.3)
    expect(falls('Blues')).toBeLessThan(0.7)
  })

  test('decides how deep vibrato is', () => {
    const depth = (style: string) => highest(cents(tune([3, 62]), [2, 3], mannerOf(style)))
    expect(depth('Classical')).toBeGreaterThan(1.3 * depth('Rap'))
  })

  test('that no profile has is sung plainly', () => {
    expect(deliveryOf('test')).toEqual(POP)
    expect(deliveryOf('constructor')).toEqual(POP)
  })
})
