import { expect, it } from 'vitest'
import { syllablesOf, written } from './syllables.ts'

it('takes a line apart into words and syllables', () => {
  expect(syllablesOf('the win·dow, o·pen')).toEqual([
    [{ text: 'the', notes: 1 }],
    [
      { text: 'win', notes: 1 },
      { text: 'dow,', notes: 1 },
    ],
    [
      { text: 'o', notes: 1 },
      { text: 'pen', notes: 1 },
    ],
  ])
})

it('gives a syllable each note that it holds, wherever its letters stand', () => {
  expect(syllablesOf('glo·ry··')).toEqual([
    [
      { text: 'glo', notes: 1 },
      { text: 'ry', notes: 3 },
    ],
  ])
  expect(syllablesOf('·窓·を')).toEqual([
    [
      { text: '窓', notes: 2 },
      { text: 'を', notes: 1 },
    ],
  ])
})

it('reads as it was written', () => {
  expect(written('win·dow·· o·pen')).toBe('window open')
})
