import { expect, it } from 'vitest'
import { DEMO_SONGS, type DemoName, demoFacts } from '../catalog/demo-songs.ts'
import { lineContour } from './line-contour.ts'

it('goes as the melody does, within a twenty-fourth of its height', () => {
  const rising = Array.from({ length: 64 }, (_, index) => index / 63)
  for (const [index, height] of lineContour(rising).entries())
    expect(Math.abs(height! - (2 * index + 0.5) / 63)).toBeLessThan(1 / 24 + 1e-9)
})

it('keeps what one of two neighbours sings, and rests where neither does', () => {
  expect(lineContour([null, null, null, 0.5, 1, null])).toEqual([null, 0.5, 1])
})

it('has more than the lowest and the highest note of every demo song that is sung', () => {
  for (const name of Object.keys(DEMO_SONGS) as DemoName[]) {
    const heights = new Set(lineContour(demoFacts(name).visuals.contour).filter((height) => height !== null))
    if (heights.size > 0) expect(heights.size, name).toBeGreaterThan(3)
  }
})
