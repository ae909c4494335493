import { describe, expect, it } from 'vitest'
import { chordFromNumeral, chordScale } from './chord.ts'
import { keyName, keyNamed } from './key-name.ts'
import { nearestPitch } from './pitch.ts'
import { scaleOf } from './scale.ts'
import { voiceLead } from './voicing.ts'

const C_MAJOR = { tonic: 0, mode: 'major' } as const
const A_MINOR = { tonic: 9, mode: 'minor' } as const

describe('chords', () => {
  it.each([
    ['I', 'C', [0, 4, 7], 0],
    ['vi7', 'Am7', [0, 3, 7, 10], 9],
    ['bVII', 'Bb', [0, 4, 7], 10],
    ['V/3', 'G/B', [0, 4, 7], 11],
    ['ii7/7', 'Dm7/C', [0, 3, 7, 10], 0],
    ['viidim', 'Bdim', [0, 3, 6], 11],
    ['IVsus2', 'Fsus2', [0, 2, 7], 5],
  ])('reads %s in C as %s', (numeral, symbol, intervals, bass) => {
    expect(chordFromNumeral(numeral, C_MAJOR)).toMatchObject({ symbol, intervals, bass })
  })

  it.each([
    ['A minor', 'V/3', 'E/G#'],
    ['D minor', 'V/3', 'A/C#'],
    ['G minor', 'bVI', 'Eb'],
    ['C major', 'III7/3', 'E7/G#'],
    ['C major', '#idim7', 'C#dim7'],
    ['C major', 'bVI', 'Ab'],
    ['C major', 'iv7/7', 'Fm7/Eb'],
    ['F# major', 'V', 'C#'],
    ['F# major', 'III7/3', 'A#7/D'],
    ['Db major', 'bVI', 'A'],
  ])('spells, in %s, %s as %s', (key, numeral, symbol) => {
    expect(chordFromNumeral(numeral, keyNamed(key)!).symbol).toBe(symbol)
  })

  it('refuses what is no numeral', () => {
    expect(() => chordFromNumeral('H7', C_MAJOR)).toThrow(RangeError)
  })

  it('raises the leading tone over the dominant of a minor key', () => {
    const scale = chordScale(chordFromNumeral('V', A_MINOR), A_MINOR)
    expect(scale.has(8)).toBe(true)
    expect(scale.has(7)).toBe(false)
  })
})

describe('pitches and keys', () => {
  it('finds the nearest note of a class', () => {
    expect([nearestPitch(0, 59), nearestPitch(11, 60), nearestPitch(6, 60)]).toEqual([60, 59, 54])
  })

  it('spells keys as they are written', () => {
    const names = ['Bb major', 'F# minor', 'F# major', 'D# minor', 'C# mixolydian', 'G# dorian']
    expect(names.map((name) => keyName(keyNamed(name)!))).toEqual(names)
    expect(keyNamed('Gb major')).toEqual({ tonic: 6, mode: 'major' })
    expect(keyNamed('H major')).toBeNull()
    expect(scaleOf({ tonic: 2, mode: 'dorian' })).toEqual([2, 4, 5, 7, 9, 11, 0])
  })
})

describe('voice leading', () => {
  it('moves little from chord to chord and stays around its centre', () => {
    const options = { centre: 60, voices: 4 }
    let previous = voiceLead(chordFromNumeral('I', C_MAJOR), null, options)
    for (const numeral of ['vi7', 'IVmaj7', 'V7', 'iii7', 'ii7', 'bVII', 'I']) {
      const voicing = voiceLead(chordFromNumeral(numeral, C_MAJOR), previous, options)
      const moves = voicing.map((pitch) => Math.min(...previous.map((old) => Math.abs(old - pitch))))
      expect(Math.max(...moves)).toBeLessThanOrEqual(3)
      expect(Math.abs(voicing.reduce((sum, pitch) => sum + pitch, 0) / voicing.length - 60)).toBeLessThan(6)
      previous = voicing
    }
  })
})
