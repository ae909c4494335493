import { expect, it } from 'vitest'
import { isLanguage, type Language } from '../../lyrics/language.ts'
import type { HearerKind } from '../brief.ts'
import { pattern } from '../patterns.ts'
import { readBrief } from '../read-brief.ts'
import { READING } from './registry.ts'
import { unread } from './unread.ts'

it.each(Object.entries({ ...READING, others: unread }))('every pattern of %s can be matched', (_, words) => {
  const { subject, hearer, without, place, brand, age, length, instrumental, voice, languages, plots, kin } = words
  const named = [...plots.map(([, source]) => source), ...kin.map(([source]) => source), ...Object.values(languages)]
  const { determiners, titles, goesOn, and, relative, deed, names = [] } = words
  const parts = [instrumental, voice.m, voice.f, determiners, words.named, titles, goesOn, and, relative, deed]
  const sources = [subject, hearer, without, place, brand, age, length, named, names, parts].flat()
  for (const source of sources) expect(() => pattern(source).test('x'), source).not.toThrow()
})

it.each(Object.entries(READING))('%s knows how to call everybody whom another language speaks of', (_, { kin }) => {
  const kinds: HearerKind[] = [
    ...(['grandmother', 'grandfather', 'mother', 'father', 'child', 'sister', 'brother', 'love', 'friend'] as const),
    ...(['aunt', 'uncle', 'cat', 'dog', 'pet'] as const),
  ]
  expect(kinds.filter((kind) => !kin.some(([, call, own]) => own === kind && call !== null))).toEqual([])
})

type Understood = {
  readonly plot?: string
  readonly call?: string
  readonly names?: readonly string[]
  readonly topics?: readonly string[]
  readonly about?: readonly string[]
  readonly language?: Language
  readonly without?: readonly string[]
  readonly voice?: 'm' | 'f'
  readonly instrumental?: boolean
  readonly brand?: string
  readonly age?: number
}

/** What strangers type, and what is to be understood of it. */
const DESCRIPTIONS: Partial<Record<Language, readonly (readonly [description: string, understood: Understood])[]>> = {
  de: [
    [
      'geburtstagslied für meine oma hilde die ihren garten liebt',
      { plot: 'birthday', call: 'Hilde', topics: ['garden'] },
    ],
    ['Ein Schlaflied auf Japanisch für meine Tochter Mia', { plot: 'lullaby', call: 'Mia', language: 'ja' }],
    ['Hymne für unsere U12-Mannschaft SV Waldheim', { plot: 'team', brand: 'SV Waldheim' }],
  ],
  es: [
    [
      'canción de cumpleaños para mi abuela carmen que ama su jardín',
      { plot: 'birthday', call: 'Carmen', topics: ['garden'] },
    ],
    ['una nana para mi hija Lucía, sin batería', { plot: 'lullaby', call: 'Lucía', without: ['batería'] }],
  ],
  fr: [
    [
      'chanson d’anniversaire pour ma mamie huguette qui adore son jardin',
      { plot: 'birthday', call: 'Huguette', topics: ['garden'] },
    ],
    ['une berceuse pour mon fils Louis, chantée par une femme', { plot: 'lullaby', call: 'Louis', voice: 'f' }],
  ],
}

const ROWS = Object.entries(DESCRIPTIONS).flatMap(([language, rows]) =>
  rows.map(([description, understood]) => [language, description, understood] as const),
)

it.each(ROWS)('%s: %s', (code, description, understood) => {
  const brief = readBrief({ description, ...(isLanguage(code) ? { interfaceLanguage: code } : {}) })
  const { plot, hearer, names, topics, subjects, language, without, voice, instrumental, brand, age } = brief
  const about = subjects.map(({ text }) => text)
  const read = { plot, call: hearer?.call, names, topics, about, language, without, voice, instrumental, brand, age }
  expect(Object.fromEntries(Object.keys(understood).map((key) => [key, read[key as keyof Understood]]))).toEqual(
    understood,
  )
})
