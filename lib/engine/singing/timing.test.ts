import { describe, expect, test } from 'vitest'
import { placePhones, type Room, type Segment, type TimedSyllable } from './timing.ts'

/** Each phone spoken for 80 ms, one after the other. */
function spokenOf(syllables: readonly TimedSyllable[]) {
  const phones = syllables.flatMap((syllable) => syllable.phones)
  return phones.map((_, index) => ({ startSec: 0.08 * index, endSec: 0.08 * (index + 1) }))
}

function place(syllables: readonly TimedSyllable[], room: Partial<Room> = {}): Segment[] {
  return placePhones(syllables, spokenOf(syllables), 'arpabet', { fromSec: 0, untilSec: Infinity, ...room })
}

const BEST_DAY: TimedSyllable[] = [
  { phones: ['b', 'eh', 's', 't'], startSec: 1, endSec: 1.5 },
  { phones: ['d', 'ey'], startSec: 1.5, endSec: 2.5 },
]

describe('the phones of a line', () => {
  const segments = place(BEST_DAY)

  test('are all sung, in order and without overlap', () => {
    expect(segments.map(({ phone }) => phone)).toEqual(['b', 'eh', 's', 't', 'd', 'ey'])
    for (const [index, { startSec, endSec }] of segments.entries()) {
      expect(endSec).toBeGreaterThan(startSec)
      expect(startSec).toBeGreaterThanOrEqual((segments[index - 1]?.endSec ?? 0) - 1e-9)
    }
  })

  test('have their vowels on the beat and leave no gap within a phrase', () => {
    expect(segments[1]?.startSec).toBe(1)
    expect(segments[5]?.startSec).toBe(1.5)
    for (let index = 1; index < segments.length; index++) {
      expect(segments[index]!.startSec).toBeCloseTo(segments[index - 1]!.endSec, 6)
    }
  })

  test('give the vowel time when the note is short', () => {
    const short = place([
      { ...BEST_DAY[0]!, endSec: 1.2 },
      { ...BEST_DAY[1]!, startSec: 1.2 },
    ])
    expect(short[1]!.endSec - short[1]!.startSec).toBeGreaterThan(0.07)
  })

  test('take their time over consonants where the notes are long', () => {
    const spread = (noteSec: number) =>
      place([
        { ...BEST_DAY[0]!, endSec: 1 + noteSec },
        { ...BEST_DAY[1]!, startSec: 1 + noteSec, endSec: 1 + 2 * noteSec },
      ])
    const hissSec = (segments: readonly Segment[]) => segments[2]!.endSec - segments[2]!.startSec
    expect(hissSec(spread(0.6))).toBeGreaterThan(1.8 * hissSec(spread(0.3)))
    expect(hissSec(spread(2))).toBeCloseTo(hissSec(spread(1)), 6)
  })

  test('leave a schwa early, as speech does', () => {
    const vowelSec = (vowel: string) => {
      const [, sung] = place([
        { phones: ['dh', vowel], startSec: 1, endSec: 1.3 },
        { phones: ['w', 'ey'], startSec: 1.3, endSec: 1.6 },
      ])
      return sung!.endSec - sung!.startSec
    }
    expect(vowelSec('ax')).toBeLessThan(0.8 * vowelSec('iy'))
  })

  test('read the spoken line forward only', () => {
    for (const { map } of segments) {
      for (let point = 1; point < map.length; point++) {
        expect(map[point]![0]).toBeGreaterThan(map[point - 1]![0])
        expect(map[point]![1]).toBeGreaterThanOrEqual(map[point - 1]![1])
      }
    }
  })
})

describe('a line between others', () => {
  test('rests where its notes rest, and takes breath for the next onset', () => {
    const segments = place([BEST_DAY[0]!, { phones: ['d', 'ey'], startSec: 2.5, endSec: 3 }])
    const [last, onset] = [segments[3]!, segments[4]!]
    expect(last.endSec).toBeLessThan(1.7)
    expect(onset.startSec).toBeGreaterThan(2.3)
  })

  test('ends before the next one begins', () => {
    const segments = place(BEST_DAY, { untilSec: 2.4 })
    expect(segments.at(-1)!.endSec).toBeLessThanOrEqual(2.4)
  })

  test('keeps its first consonants when the line before ends late', () => {
    const [onset] = place(BEST_DAY, { fromSec: 0.95 })
    expect(onset!.startSec).toBeGreaterThanOrEqual(0.95)
    expect(onset!.endSec - onset!.startSec).toBeGreaterThan(0.03)
  })
})
