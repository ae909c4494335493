import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { DEMO_SONGS } from '#lib/catalog/demo-songs.ts'
import { readCatalogue } from '#lib/catalog/voices/read-catalogue.ts'

const posts = globSync('content/blog/*.mdx').map((file) => [file, readFileSync(file, 'utf8')] as const)

it.each(posts)('%s lets something be heard or seen', (_, text) => {
  expect(text).toMatch(/^<(?:Demo|Voice|Sung|Pitch)\b/m)
})

it('posts play songs and voices that there are, under their names', () => {
  const all = posts.map(([, text]) => text).join('\n')
  const songs = [...all.matchAll(/<Demo name="([^"]*)"/g)].map(([, name]) => name)
  expect(songs.filter((name) => !Object.hasOwn(DEMO_SONGS, name ?? ''))).toEqual([])
  const catalogue = readCatalogue(readFileSync('lib/catalog/voices/catalogue.txt', 'utf8'))
  const known = new Set(catalogue.map(({ slug, name }) => `slug="${slug}" name="${name}"`))
  const voices = [...all.matchAll(/<Voice (.+?)>/g)].map(([, facts = '']) => facts)
  expect(voices.length).toBeGreaterThan(0)
  expect(voices.filter((facts) => !known.has(facts))).toEqual([])
})

it('no table of a post or page has a head without words', () => {
  const rows = globSync('content/**/*.mdx').flatMap((file) => readFileSync(file, 'utf8').split('\n'))
  const heads = rows.filter((_, index) => /^\|[-| :]+\|$/.test(rows[index + 1] ?? ''))
  expect(heads.length).toBeGreaterThan(10)
  expect(heads.filter((head) => /\|\s*\|/.test(head))).toEqual([])
})
