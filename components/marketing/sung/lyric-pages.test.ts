import { expect, it } from 'vitest'
import { pageAt, pagesOf, placeAt } from './lyric-pages.ts'

const line = (stanza: number, at: number) => ({
  text: 'one two',
  stanza,
  starts: [at, at + 1],
  ends: [at + 0.5, at + 1.5],
  heights: [0, 1],
})
const LINES = [line(0, 4), line(0, 6), line(0, 8), line(2, 20)]

it('shows the lines of a stanza together, and no more than there is room for', () => {
  expect(pagesOf(LINES, 4).map(({ length }) => length)).toEqual([3, 1])
  expect(pagesOf(LINES, 2).map(({ length }) => length)).toEqual([2, 1, 1])
  expect(pagesOf([], 4)).toEqual([])
})

it('turns the page when its last note is over, soon enough for the next one, and stays on the last one', () => {
  const pages = pagesOf(LINES, 4)
  expect([0, 8, 10.4, 10.6, 15, 30].map((seconds) => pageAt(pages, seconds))).toEqual([0, 0, 0, 1, 1, 1])
  // Lines of a second and a half, half a second apart.
  const single = pagesOf(LINES, 1)
  expect([5.6, 5.8, 6, 7.6, 7.8].map((seconds) => pageAt(single, seconds))).toEqual([0, 1, 1, 1, 2])
})

it('knows the note that sounds, and in rests the one before', () => {
  expect(placeAt(LINES, 3.9)).toBeNull()
  expect(placeAt(LINES, 4.2)).toEqual({ line: 0, note: 0, isHeld: true })
  expect(placeAt(LINES, 4.7)).toEqual({ line: 0, note: 0, isHeld: false })
  expect(placeAt(LINES, 7.2)).toEqual({ line: 1, note: 1, isHeld: true })
  expect(placeAt(LINES, 15)).toEqual({ line: 2, note: 1, isHeld: false })
})
