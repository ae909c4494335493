import { expect, it } from 'vitest'
import { semitonesBetween, TONICS } from './tonics.ts'

it('counts semitones as the engine moves a song: the smaller way, and down where both are equal', () => {
  expect(TONICS.map((to) => semitonesBetween(0, to))).toEqual([0, 1, 2, 3, 4, 5, -6, -5, -4, -3, -2, -1])
  expect(TONICS.map((to) => semitonesBetween(9, to))).toEqual([3, 4, 5, -6, -5, -4, -3, -2, -1, 0, 1, 2])
})
