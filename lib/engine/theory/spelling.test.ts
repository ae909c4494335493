import { expect, it } from 'vitest'
import { keyNamed } from './key-name.ts'
import { spelled } from './spelling.ts'

const SIGNS: Readonly<Record<number, string>> = { [-2]: 'bb', [-1]: 'b', 0: '', 1: '#', 2: '##' }

it.each([
  ['C major', 'C C# D Eb E F F# G G# A Bb B'],
  ['A minor', 'C C# D Eb E F F# G G# A Bb B'],
  ['D major', 'C C# D D# E F F# G G# A A# B'],
  ['F major', 'C C# D Eb E F F# G Ab A Bb B'],
  ['Eb major', 'C Db D Eb E F Gb G Ab A Bb B'],
  ['D dorian', 'C C# D Eb E F F# G G# A Bb B'],
])('spells the notes of %s and those around it', (name, notes) => {
  const key = keyNamed(name)!
  const spellings = ([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const).map((pc) => spelled(pc, key))
  expect(spellings.map(({ step, alter }) => step + SIGNS[alter]).join(' ')).toBe(notes)
})
