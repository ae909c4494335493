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
  it: [
    [
      'canzone di compleanno per mia nonna pina che compie 80 anni e adora il giardino',
      { plot: 'birthday', call: 'Pina', topics: ['garden'], age: 80 },
    ],
    ['una ninna nanna in giapponese per mia figlia Emma', { plot: 'lullaby', call: 'Emma', language: 'ja' }],
    ['ninna nanna per il mio gattino', { plot: 'lullaby', call: 'micio' }],
    ['matrimonio di anna e marco, si sono conosciuti in treno', { plot: 'wedding', names: ['Anna', 'Marco'] }],
    ['anniversario dei miei genitori, 50 anni di matrimonio', { plot: 'devotion' }],
    ['jingle per la gelateria il pinguino a rimini', { plot: 'shop', brand: 'il Pinguino' }],
    ['inno per la squadra di pallavolo under 14 Aquile di Monza', { plot: 'team', brand: 'Aquile di Monza' }],
    ['canzone divertente sul perdere il treno ogni mattina', { plot: 'complaint', topics: ['trains'] }],
    [
      'canzone per chiedere scusa a mio fratello Luca per aver rotto la sua chitarra',
      { plot: 'apology', call: 'Luca', about: ['aver rotto la sua chitarra'] },
    ],
    ['il mio cane briciola è morto ieri', { plot: 'memorial', call: 'Briciola' }],
    ['canzone per il coniglio di mia figlia che si chiama Batuffolo', { call: 'Batuffolo' }],
    ['canzone sulla pioggia senza parlare d’amore', { topics: ['storm'], without: ['amore'] }],
    ['canzone per la festa di Marco, senza chitarra e batteria', { plot: 'party', without: ['chitarra', 'batteria'] }],
    ['canzone pop in inglese sull’estate', { topics: ['summer'], language: 'en' }],
    ['canzone per mia moglie cantata da una voce maschile', { plot: 'devotion', call: 'amore mio', voice: 'm' }],
    ['per mio figlio prima dell’esame di maturità', { plot: 'encouragement', call: 'tesoro' }],
    ['musica lo-fi strumentale per studiare', { instrumental: true }],
    ['è nato tommaso!', { plot: 'new-baby', call: 'Tommaso' }],
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
