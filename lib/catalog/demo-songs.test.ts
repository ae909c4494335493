import { existsSync, readFileSync, statSync } from 'node:fs'
import { expect, it } from 'vitest'
import { coverSvg } from '#lib/drawing/cover-svg.ts'
import { DEMO_SONGS, type DemoName, demoFacts, GENRE_DEMOS, SAMPLES } from './demo-songs.ts'

const file = (name: DemoName, ending: string) => `public/demos/${name}.${ending}`

it.each(Object.keys(DEMO_SONGS) as DemoName[])('%s is there to be heard and seen', (name) => {
  expect(existsSync(file(name, 'mp3'))).toBe(true)
  expect(statSync(file(name, 'mp3')).size).toBeLessThanOrEqual(400_000)
  const { durationSec, portrait } = demoFacts(name)
  expect(durationSec).toBeGreaterThan(15)
  expect(readFileSync(file(name, 'svg'), 'utf8')).toBe(coverSvg(portrait, 96))
})

it('every demo song stands on one page', () => {
  expect([...SAMPLES, ...Object.values(GENRE_DEMOS).flat()].sort()).toEqual(Object.keys(DEMO_SONGS).sort())
})
