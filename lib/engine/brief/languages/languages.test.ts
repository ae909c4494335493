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
  /** What it tells, as lines of a song. */
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
  ja: [
    [
      '庭が大好きな祖母の花子、80歳の誕生日の歌を作ってください',
      { plot: 'birthday', call: '花子', topics: ['garden'], age: 80, facts: ['庭が大好き'] },
    ],
    ['娘のゆいちゃんへの子守唄、ドラムなしで', { plot: 'lullaby', call: 'ゆいちゃん', without: ['ドラム'] }],
    [
      '妻への結婚記念日のラブソング。毎朝コーヒーを入れてくれます。料理が上手で、いつも笑っている',
      { plot: 'devotion', call: 'あなた', facts: ['毎朝コーヒーを入れてくれる', '料理が上手', 'いつも笑っている'] },
    ],
    [
      'うちの犬ポチが先月亡くなりました。散歩が大好きでした',
      { plot: 'memorial', call: 'ポチ', facts: ['散歩が大好き'] },
    ],
    ['会社を辞める同僚の田中さんへの送別ソング', { plot: 'farewell', call: '田中さん', topics: ['office'] }],
    ['猫のミケの歌。キーボードの上で寝るし雨が嫌い', { call: 'ミケ', facts: ['キーボードの上で寝る', '雨が嫌い'] }],
    ['親友のあゆみの結婚式で歌う曲', { plot: 'wedding', call: 'あゆみ' }],
    ['パン屋「ひまわりベーカリー」のCMソング', { plot: 'shop', brand: 'ひまわりベーカリー', topics: [] }],
    ['うちのサッカーチームFC青葉の応援歌、ロックで', { plot: 'team', brand: 'FC青葉', topics: ['soccer'] }],
    ['バスに乗り遅れた歌', { plot: 'complaint', about: ['バスに乗り遅れた'], topics: ['bus'] }],
    ['妻の誕生日を忘れたことを謝る歌', { plot: 'apology', call: 'あなた', about: ['妻の誕生日を忘れたこと'] }],
    ['光合成を説明する小学生向けの歌', { plot: 'teaching', about: ['光合成'] }],
    ['元彼が忘れられない失恋バラード', { plot: 'heartbreak', topics: [] }],
    ['友達のけんたは釣りが趣味で、いつも遅刻してくる', { plot: 'friendship', call: 'けんた' }],
    ['孫が生まれました。名前は湊です', { plot: 'new-baby', call: '湊' }],
    ['雨の日に聴きたい静かなピアノの曲、インストで', { plot: 'calm', instrumental: true }],
    ['女性ボーカルで、夜の街を歩く切ない曲', { voice: 'f', topics: ['night', 'city'] }],
    ['英語で夏のラブソング', { plot: 'devotion', language: 'en', topics: ['summer'] }],
    ['海の歌', { about: ['海'], topics: ['sea'] }],
    ['仕事を辞めて世界一周に出る友人さとしへ', { call: 'さとし', topics: ['travel'] }],
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
