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
  /** The lines that a description gives. */
  readonly facts?: readonly string[]
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
  pt: [
    [
      'musica de aniversario de 80 anos pra minha vó maria que ama o jardim dela e faz crochê assistindo novela',
      {
        ...{ plot: 'birthday', call: 'Maria', age: 80, topics: ['garden'] },
        facts: ['Você ama o seu jardim', 'Você faz crochê assistindo novela'],
      },
    ],
    [
      'Casamento da Ana e do Pedro, se conheceram na fila do pão, ele derrubou café nela',
      {
        ...{ plot: 'wedding', call: 'Ana e Pedro', names: ['Ana', 'Pedro'] },
        facts: ['Vocês se conheceram na fila do pão', 'Ele derrubou café nela'],
      },
    ],
    [
      'meu gato Bolota que dorme no teclado e odeia chuva',
      { call: 'Bolota', facts: ['Você dorme no teclado', 'Você odeia chuva'] },
    ],
    ['jingle pra padaria do zé em Niterói, pão quente toda hora', { plot: 'shop', brand: 'Padaria do Zé' }],
    [
      'hino do nosso time sub-12 Unidos da Vila, a gente perde muito mas canta no ônibus',
      {
        ...{ plot: 'team', brand: 'Unidos da Vila' },
        facts: ['A gente perde muito', 'A gente canta no ônibus'],
      },
    ],
    ['música pra decorar as capitais do Brasil', { plot: 'teaching', about: ['capitais do Brasil'] }],
    [
      'desculpa por esquecer o aniversário da minha namorada carla',
      { plot: 'apology', call: 'Carla', facts: ['Esqueci o seu aniversário'] },
    ],
    ['música engraçada sobre perder o ônibus todo dia', { plot: 'complaint', about: ['perder o ônibus todo dia'] }],
    ['uma canção de ninar em japonês pra minha filha Lia', { plot: 'lullaby', call: 'Lia', language: 'ja' }],
    [
      'meu cachorro thor morreu ontem, ele esperava a gente no portão e roubava meia',
      {
        ...{ plot: 'memorial', call: 'Thor' },
        facts: ['Você esperava a gente no portão', 'Você roubava meia'],
      },
    ],
    [
      'agradecer a professora Cláudia por me ensinar a ler',
      { plot: 'thanks', call: 'Cláudia', facts: ['Você me ensinou a ler'] },
    ],
    [
      'pro meu melhor amigo Rafa, 20 anos de amizade, acampamos na praia e ele queimou o arroz',
      { plot: 'friendship', call: 'Rafa', facts: ['Acampamos na praia', 'Você queimou o arroz'] },
    ],
    ['sinto falta do meu pai que trabalha em Portugal', { plot: 'missing', call: 'pai' }],
    ['musica instrumental calma de violão pra estudar', { instrumental: true }],
    ['rap sobre matemática sem falar de escola', { about: ['matemática'], without: ['escola'] }],
    [
      'canção pro meu filho Theo dormir, ele tem medo de escuro e ama o ursinho dele',
      { plot: 'lullaby', call: 'Theo', facts: ['Você tem medo de escuro', 'Você ama o seu ursinho'] },
    ],
    [
      'quero uma música pop animada sobre uma capivara que queria ser bailarina',
      { about: ['capivara'], facts: ['Uma capivara queria ser bailarina'] },
    ],
    [
      'jingle da Pizzaria Bella Massa, entrega rápida, massa crocante, voz feminina',
      { plot: 'shop', brand: 'Pizzaria Bella Massa', voice: 'f', facts: ['Entrega rápida, massa crocante'] },
    ],
  ],
}

const ROWS = Object.entries(DESCRIPTIONS).flatMap(([language, rows]) =>
  rows.map(([description, understood]) => [language, description, understood] as const),
)

it.each(ROWS)('%s: %s', (code, description, understood) => {
  const brief = readBrief({ description, ...(isLanguage(code) ? { interfaceLanguage: code } : {}) })
  const { plot, hearer, names, topics, subjects, language, without, voice, instrumental, brand, age } = brief
  const about = subjects.map(({ text }) => text)
  const facts = brief.facts.map(({ text }) => text)
  const read = {
    plot,
    call: hearer?.call,
    names,
    topics,
    about,
    language,
    without,
    voice,
    instrumental,
    brand,
    age,
    facts,
  }
  expect(Object.fromEntries(Object.keys(understood).map((key) => [key, read[key as keyof Understood]]))).toEqual(
    understood,
  )
})
