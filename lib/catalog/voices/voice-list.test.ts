import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { loadVoices } from '#server/assets/voices.ts'
import { type ListedVoice, packVoices, unpackVoices } from './voice-list.ts'

const listed = loadVoices().map(
  ({ slug, name, category, family, register }): ListedVoice => ({ slug, name, category, family, register }),
)
const bySlug = (one: ListedVoice, other: ListedVoice) => (one.slug < other.slug ? -1 : 1)

it('brings every voice back, within 20 kB', () => {
  const packed = packVoices(listed)
  expect(unpackVoices(packed).sort(bySlug)).toEqual([...listed].sort(bySlug))
  expect(brotliCompressSync(packed).length).toBeLessThan(20_000)
})

it('keeps names and slugs that go their own way', () => {
  const strangers: ListedVoice[] = [
    { slug: 'hana', name: 'ハナ', category: 'Anime', family: '', register: 'alto' },
    { slug: 'three-words', name: 'Three Words Here', category: 'Anime', family: '', register: 'bass' },
    { slug: 'mono', name: 'Mono', category: 'Music', family: 'licensed', register: 'alto' },
  ]
  expect(unpackVoices(packVoices(strangers)).sort(bySlug)).toEqual([...strangers].sort(bySlug))
  expect(unpackVoices(packVoices([]))).toEqual([])
})
