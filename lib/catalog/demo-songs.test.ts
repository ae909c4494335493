import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { expect, it } from 'vitest'
import { artworkSvg } from '#lib/drawing/artwork-svg.ts'
import { COMPLETE_LANGUAGES } from '#lib/i18n/languages.ts'
import {
  COVER_DEMOS,
  DEMO_SONGS,
  type DemoName,
  demoFacts,
  demoSong,
  firstSong,
  GENRE_DEMOS,
  SAMPLES,
} from './demo-songs.ts'
import { slugOf } from './voices/voice-id.ts'

const NAMES = Object.keys(DEMO_SONGS) as DemoName[]
const file = (name: DemoName, ending: string) => `public/demos/${name}.${ending}`

it.each(NAMES)('%s is there to be heard and seen', (name) => {
  expect(existsSync(file(name, 'mp3'))).toBe(true)
  expect(statSync(file(name, 'mp3')).size).toBeLessThanOrEqual(1_200_000)
  const { title, seed, lengthSec } = demoSong(name)
  const { durationSec, visuals, ...facts } = demoFacts(name)
  expect(facts).toMatchObject({ title, seed })
  expect(durationSec).toBeGreaterThan(lengthSec ? 60 : 9)
  expect(durationSec).toBeLessThan(lengthSec ? 100 : 40)
  expect(readFileSync(file(name, 'svg'), 'utf8')).toBe(artworkSvg(visuals, 96))
})

it.each(NAMES)('of %s it is known when each of its words is sung', (name) => {
  const { lyrics, lengthSec } = demoSong(name)
  const { lines, durationSec } = demoFacts(name)
  const said = lines.map(({ text }) => text.replaceAll('·', ''))
  expect(said.filter((line) => !lyrics.includes(line))).toEqual([])
  const whole = (lengthSec ? lyrics : (/\[Chorus\][^[]*/.exec(lyrics)?.[0] ?? lyrics)).replace(/\[.+\]/g, '')
  expect(said.join('').replace(/\s/g, '')).toBe(whole.replace(/\s/g, ''))
  const starts = lines.flatMap((line) => line.starts)
  expect(starts).toEqual(starts.toSorted((a, b) => a - b))
  for (const line of lines) {
    const notes = line.text.split(/·|\s+/).length
    expect([line.starts.length, line.ends.length, line.heights.length], line.text).toEqual([notes, notes, notes])
    expect(line.ends.at(-1)).toBeLessThan(durationSec)
  }
})

it('all of them together are small enough to be handed out with the program', () => {
  const files = readdirSync('public/demos')
  const sizes = files.map((one) => statSync(`public/demos/${one}`).size)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(20_000_000)
  expect(files.sort()).toEqual(NAMES.flatMap((name) => [`${name}.mp3`, `${name}.svg`]).sort())
})

it('every demo song stands on a page, and in each language one of its own first', () => {
  const first = COMPLETE_LANGUAGES.map(firstSong)
  expect([...first, ...SAMPLES, ...Object.values(GENRE_DEMOS).flat(), ...COVER_DEMOS].sort()).toEqual(NAMES.sort())
  for (const language of COMPLETE_LANGUAGES) expect(demoSong(firstSong(language)).language ?? 'en').toBe(language)
})

it('covers are sung by voices that the gallery has', () => {
  const names = new Set(readFileSync('lib/catalog/voices/catalogue.txt', 'utf8').match(/^[^\t\n]+(?=\t)/gm))
  const covers = COVER_DEMOS.map((name) => demoSong(name).cover).filter((cover) => cover !== undefined)
  expect(covers.length).toBeGreaterThan(0)
  for (const { slug, name } of covers) {
    expect(names.has(name), name).toBe(true)
    expect(slugOf(name)).toBe(slug)
  }
})
