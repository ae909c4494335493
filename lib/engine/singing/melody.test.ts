import { describe, expect, test } from 'vitest'
import { createRandom } from '../random/random.ts'
import { createMelody, type TimedNote } from './melody.ts'

const NOTES: TimedNote[] = [
  { startSec: 1, endSec: 1.4, pitch: 60 },
  { startSec: 1.4, endSec: 1.8, pitch: 67 },
  { startSec: 3, endSec: 5, pitch: 62 },
]

/** Semitones about the written note, every 5 ms between two times. */
function semitones(fromSec: number, toSec: number, pitch: number): number[] {
  const melody = createMelody(NOTES, 45, createRandom(3))
  const times = Array.from({ length: Math.round((toSec - fromSec) / 0.005) }, (_, index) => fromSec + 0.005 * index)
  return times.map((timeSec) => 12 * Math.log2(melody(timeSec) / 440) + 69 - pitch)
}

const farthest = (values: readonly number[]) => Math.max(...values.map(Math.abs))

describe('a sung melody', () => {
  test('has arrived on every beat and holds the note', () => {
    expect(farthest(semitones(1, 1.33, 60))).toBeLessThan(0.1)
    expect(farthest(semitones(1.4, 1.75, 67))).toBeLessThan(0.1)
    expect(farthest(semitones(3, 3.2, 62))).toBeLessThan(0.1)
  })

  test('glides within a phrase', () => {
    const onTheWay = semitones(1.36, 1.38, 60)
    expect(onTheWay[0]).toBeGreaterThan(0.5)
    expect(onTheWay[0]).toBeLessThan(6.5)
  })

  test('enters a phrase from a little below, not from the note before', () => {
    const entry = semitones(2.9, 3, 62)
    expect(entry[0]).toBeLessThan(-0.5)
    expect(farthest(entry)).toBeLessThan(1)
  })

  test('trembles late, and on long notes only', () => {
    expect(farthest(semitones(1, 1.33, 60))).toBeLessThan(0.1)
    expect(farthest(semitones(3.6, 4.6, 62))).toBeGreaterThan(0.3)
    expect(farthest(semitones(3.6, 4.6, 62))).toBeLessThan(0.6)
  })
})
