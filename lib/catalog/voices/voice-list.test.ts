import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { loadVoices } from '#server/assets/voices.ts'
import { type ListedVoice, packVoices, unpackVoices } from './voice-list.ts'

const listed = loadVoices().map(
  ({ slug, name, category, family, register, tags, languages }): ListedVoice => ({
    slug,
    name,
    category,
    family,
    register,
    languages,
    tags: tags.filter((tag) => tag !== register),
  }),
)
const sorted = (voices: readonly ListedVoice[]) =>
  voices.map((voice) => ({ ...voice, tags: [...voice.tags].sort() })).sort(bySlug)
const bySlug = (one: ListedVoice, other: ListedVoice) => (one.slug < other.slug ? -1 : 1)

it('brings every voice back, within 20 kB', () => {
  const packed = packVoices(listed)
  expect(sorted(unpackVoices(packed))).toEqual(sorted(listed))
  expect(brotliCompressSync(packed).length).toBeLessThan(20_000)
})

it('keeps names and slugs that go their own way', () => {
  const plain = { tags: [], languages: [] }
  const strangers: ListedVoice[] = [
    { slug: 'hana', name: 'ハナ', category: 'Anime', family: '', register: 'alto', ...plain },
    { slug: 'three-words', name: 'Three Words Here', category: 'Anime', family: '', register: 'bass', ...plain },
    {
      slug: 'mono',
      name: 'Mono',
      category: 'Music',
      family: 'licensed',
      register: 'alto',
      tags: ['warm'],
      languages: ['es'],
    },
  ]
  expect(sorted(unpackVoices(packVoices(strangers)))).toEqual(sorted(strangers))
  expect(unpackVoices(packVoices([]))).toEqual([])
})
