import { expect, test } from 'vitest'
import { drawLyrics } from './drawn-lyrics.ts'

const SEEDS = ['1/wren/Pop', '2/alder/Folk', '3/linnet/Jazz', '4/cedar/Rock']
const linesOf = (lyrics: string) => lyrics.split('\n').filter((line) => line !== '' && !line.startsWith('['))

test('one seed gives the same lyrics', () => {
  expect(drawLyrics(SEEDS[0]!)).toBe(drawLyrics(SEEDS[0]!))
})

test('other seeds sing other lines, enough of them to tell apart', () => {
  const songs = SEEDS.map((seed) => new Set(linesOf(drawLyrics(seed))))
  for (const lines of songs) expect(lines.size).toBeGreaterThanOrEqual(8)
  const all = songs.flatMap((lines) => [...lines])
  expect(new Set(all).size).toBeGreaterThan(0.9 * all.length)
})
