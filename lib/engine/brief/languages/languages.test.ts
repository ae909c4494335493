import { expect, it } from 'vitest'
import { pattern } from '../patterns.ts'
import type { ReadingWords } from '../reading.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { unread } from './unread.ts'

it.each<[string, ReadingWords]>([
  ['de', de],
  ['en', en],
  ['es', es],
  ['fr', fr],
  ['any other', unread],
])('every pattern of %s can be matched', (_, words) => {
  const { subject, hearer, without, place, age, length, instrumental, voice, languages, plots, kin } = words
  const named = [...plots.map(([, source]) => source), ...kin.map(([source]) => source), ...Object.values(languages)]
  const sources = [subject, hearer, without, place, age, length, named, [instrumental, voice.m, voice.f]].flat()
  for (const source of sources) expect(() => pattern(source).test('x'), source).not.toThrow()
})
