import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readCatalogue } from '#lib/catalog/voices/read-catalogue.ts'
import { allSing, findVoices, type GalleryVoice, galleryOf, nearestNames, wantedLanguage } from './find-voices.ts'
import { filterOf, queryOf } from './voice-filter.ts'

const voice = (name: string, category: GalleryVoice['category'] = 'Cartoon', family = 'robot', register = 'tenor') => ({
  id: name,
  slug: name.toLowerCase(),
  name,
  category,
  family,
  register,
  tags: [family],
  languages: [],
})
const few = galleryOf([
  voice('Tobble O’Cog'),
  voice('Élodie Tobin', 'Music'),
  voice('Mistobald Wren', 'Game'),
  voice('Binble Piston'),
])
const names = (search: string, category: GalleryVoice['category'] | null = null) =>
  findVoices(few, { category, search }).map(({ name }) => name)

it('finds names however they are spelled, the closest beginnings first', () => {
  expect(names('TOB')).toEqual(['Tobble O’Cog', 'Élodie Tobin', 'Mistobald Wren'])
  expect(names('elodie')).toEqual(['Élodie Tobin'])
  expect(names("o'cog")).toEqual(['Tobble O’Cog'])
  expect(names('cog tobble')).toEqual(['Tobble O’Cog'])
  expect(names('tob', 'Game')).toEqual(['Mistobald Wren'])
  expect(names('  ')).toHaveLength(4)
})

it('finds what kind of voice somebody is, and how high, after those who are called so', () => {
  const band = galleryOf([
    voice('Giant Wick', 'Music', 'opera', 'soprano'),
    voice('Odo Hill', 'Cartoon', 'giant', 'bass'),
    voice('Ulla Hill', 'Cartoon', 'giant', 'alto'),
  ])
  const found = (search: string) => findVoices(band, { category: null, search }).map(({ name }) => name)
  expect(found('giant')).toEqual(['Giant Wick', 'Odo Hill', 'Ulla Hill'])
  expect(found('giant bass')).toEqual(['Odo Hill'])
  expect(found('hill alto')).toEqual(['Ulla Hill'])
  expect(found('gian')).toEqual(['Giant Wick', 'Odo Hill', 'Ulla Hill'])
})

it('finds every tag, gender and language, in English and the language of the interface', () => {
  const words = { breathy: 'hauchig', robot: 'Roboter', male: 'männlich', female: 'weiblich', Cartoon: 'Zeichentrick' }
  const some = galleryOf(
    [
      { ...voice('Ada Bolt'), register: 'alto', tags: ['robot', 'breathy'] },
      { ...voice('Odo Wick', 'Music', 'opera'), tags: ['opera', 'talent show'], languages: ['es'] },
    ],
    { language: 'de', words },
  )
  const found = (search: string, narrowed = {}) =>
    findVoices(some, { category: null, search, ...narrowed }).map(({ name }) => name)
  for (const search of ['breathy', 'robot', 'female', 'HAUCHIG', 'roboter', 'weiblich', 'zeichen', 'german', 'deutsch'])
    expect(found(search), search).toEqual(['Ada Bolt'])
  for (const search of ['male', 'mannlich', 'talent show', 'opera', 'tenor'])
    expect(found(search), search).toEqual(['Odo Wick'])
  for (const search of ['spanish', 'Spanisch']) expect(found(search), search).toHaveLength(2)
  expect(found('span')).toEqual([])
  expect(found('', { gender: 'female' })).toEqual(['Ada Bolt'])
  expect(found('', { register: 'tenor' })).toEqual(['Odo Wick'])
  expect(found('', { character: 'breathy' })).toEqual(['Ada Bolt'])
  expect(found('', { language: 'de' })).toEqual(['Ada Bolt'])
})

it('finds what a voice is by either ending of an adjective', () => {
  const one = galleryOf([{ ...voice('Ada Bolt'), tags: ['warm'] }], { language: 'es', words: { warm: 'cálida' } })
  for (const search of ['cálida', 'calido', 'cálidos'])
    expect(
      findVoices(one, { category: null, search }).map(({ name }) => name),
      search,
    ).toEqual(['Ada Bolt'])
})

it('finds women, men and children by what people call them, in every language', async () => {
  const some = [
    { ...voice('Ada Bolt'), register: 'alto' },
    { ...voice('Odo Wick'), register: 'tenor' },
    { ...voice('Pip Hill'), register: 'child' },
  ]
  const asked: Readonly<Record<string, readonly [string, string]>> = {
    en: ['woman', 'man'],
    de: ['Frau', 'Mann'],
    fr: ['femme', 'homme'],
    es: ['mujer', 'hombre'],
    pt: ['mulher', 'homem'],
    it: ['donna', 'uomo'],
    nl: ['vrouw', 'man'],
    pl: ['kobieta', 'mężczyzna'],
    tr: ['kadın', 'adam'],
    id: ['perempuan', 'laki-laki'],
    vi: ['phụ nữ', 'đàn ông'],
    ja: ['女の人', '男の人'],
    ko: ['여자', '남자'],
    zh: ['女人', '男人'],
  }
  for (const [language, [woman, man]] of Object.entries(asked)) {
    const { words, searchedAs } = JSON.parse(readFileSync(`messages/${language}/voice-kinds.json`, 'utf8'))
    const gallery = galleryOf(some, { language, words, searchedAs })
    const found = (search: string) => findVoices(gallery, { category: null, search }).map(({ name }) => name)
    expect([found(woman), found(man)], language).toEqual([['Ada Bolt'], ['Odo Wick']])
  }
})

it('knows what may have been meant', () => {
  expect(nearestNames(few, 'Tobbel')).toEqual(['Tobble O’Cog'])
  expect(nearestNames(few, 'binble pistn')).toEqual(['Binble Piston'])
  expect(nearestNames(few, 'qqqqqq')).toEqual([])
})

it('says in the address what is shown, and reads it again', () => {
  const filter = { category: 'Rapper', search: 'tob & co' } as const
  expect(queryOf(filter)).toBe('?category=rapper&q=tob+%26+co')
  expect(filterOf(new URLSearchParams(queryOf(filter)))).toEqual(filter)
  expect(queryOf({ category: null, search: ' ' })).toBe('')
  const narrow = { category: null, search: '', gender: 'female', register: 'alto' }
  expect(queryOf(narrow)).toBe('?gender=female&register=alto')
  expect(filterOf(new URLSearchParams('?gender=female&register=alto&character=odd'))).toEqual(narrow)
  expect(filterOf(new URLSearchParams('category=pirate'))).toEqual({ category: null, search: '' })
})

it('searches the whole catalogue while a finger is still on the key', () => {
  const all = galleryOf(readCatalogue(readFileSync('lib/catalog/voices/catalogue.txt', 'utf8')))
  // Of the processor's time: a busy machine makes everything else longer.
  const timed = (task: () => unknown) => {
    const before = process.cpuUsage()
    task()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }
  expect(findVoices(all, { category: null, search: '' })).toHaveLength(all.length)
  expect(timed(() => findVoices(all, { category: null, search: 'a' }))).toBeLessThan(50)
  expect(timed(() => nearestNames(all, 'tobbel o cgo'))).toBeLessThan(150)
})

it('knows a language that is wanted, chosen or by its name, and whether all voices sing it', () => {
  const wanted = (search: string, language?: string) => wantedLanguage({ category: null, search, language }, 'de')
  expect([wanted('spanish'), wanted('Alto SPANISCH'), wanted('spanischer'), wanted('')]).toEqual([
    ...['es', 'es', undefined, undefined],
  ])
  expect(wanted('', 'ja')).toBe('ja')
  expect(allSing(few, 'es')).toBe(true)
  const some = galleryOf([voice('Ada Hill'), { ...voice('Ben Hill'), languages: ['ja'] }])
  expect([allSing(some, 'ja'), allSing(some, 'es')]).toEqual([true, false])
})
