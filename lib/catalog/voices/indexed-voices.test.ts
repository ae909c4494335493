import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { FAMILY_KEYS } from './families.ts'
import { INDEXED_SLUGS, INDEXED_VOICES, indexedText } from './indexed-voices.ts'
import { readCatalogue } from './read-catalogue.ts'

const catalogue = new Map(
  readCatalogue(readFileSync('lib/catalog/voices/catalogue.txt', 'utf8')).map((voice) => [voice.slug, voice]),
)

it('a hundred voices are indexed, two of each family in different registers', () => {
  expect(new Set(INDEXED_SLUGS).size).toBe(100)
  for (const family of FAMILY_KEYS) {
    const voices = INDEXED_VOICES[family].voices.map((slug) => catalogue.get(slug))
    expect(
      voices.map((voice) => voice?.family),
      family,
    ).toEqual([family, family])
    expect(new Set(voices.map((voice) => voice?.register)).size, family).toBe(2)
  }
})

it('each family has a text of its own', () => {
  expect(new Set(INDEXED_SLUGS.map(indexedText)).size).toBe(FAMILY_KEYS.length)
  for (const slug of INDEXED_SLUGS) expect(indexedText(slug)?.length, slug).toBeGreaterThan(120)
  expect(indexedText('nobody')).toBeNull()
})
