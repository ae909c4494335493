import { expect, it } from 'vitest'
import { keysBetween, noteName } from './keyboard.ts'

it('names notes by their octave', () => {
  expect([21, 60, 69, 70].map(noteName)).toEqual(['A0', 'C4', 'A4', 'B♭4'])
})

it('lays out an octave: eight white keys side by side, five black ones between them', () => {
  const keys = keysBetween(60, 72)
  const white = keys.filter(({ isBlack }) => !isBlack)
  expect(white.map(({ note, x }) => [note, x])).toEqual([
    [60, 0],
    [62, 1],
    [64, 2],
    [65, 3],
    [67, 4],
    [69, 5],
    [71, 6],
    [72, 7],
  ])
  const black = keys.filter(({ isBlack }) => isBlack)
  expect(black.map(({ note }) => note)).toEqual([61, 63, 66, 68, 70])
  expect(black.map(({ x, width }) => x + width / 2)).toEqual([1, 2, 4, 5, 6])
})
