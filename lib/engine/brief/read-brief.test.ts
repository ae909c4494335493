import { describe, expect, it } from 'vitest'
import { parseEnglish } from '../../../server/assets/english.ts'
import type { Wish } from './brief.ts'
import { readBrief } from './read-brief.ts'

const read = (description: string, wish: Partial<Wish> = {}) => readBrief({ ...wish, description }, parseEnglish)

describe('a description in English', () => {
  it.each([
    ['A birthday song for my grandmother Maria who loves her garden', 'birthday', 'Maria', 'garden'],
    ['wedding song for Tom and Aisha who met on a train', 'wedding', 'Tom and Aisha', 'trains'],
    ['my cat biscuit who sleeps on my keyboard', null, 'Biscuit', 'computers'],
    ['80th birthday of my grandpa Walter, retired train driver', 'birthday', 'Walter', 'trains'],
    ['an apology to my sister for forgetting her graduation', 'apology', 'sister', 'exams'],
    ['thank you to my teacher Mrs. Smith for teaching me to read', 'thanks', 'Mrs Smith', 'school'],
    ['song about my dad who died last year', 'memorial', 'Dad', null],
    ['lullaby for my baby daughter Zoë', 'lullaby', 'Zoë', null],
  ])('%s', (description, plot, call, topic) => {
    const brief = read(description)
    expect([brief.plot, brief.hearer?.call ?? null, brief.topics[0] ?? null]).toEqual([plot, call, topic])
  })

  it('is not sung in a style that nobody wants', () => {
    expect(read('piosenka na wesele Kasi i Pawła, bez disco polo').music.styles).toEqual(['Love'])
    expect(read('결혼식 축가, 트로트 말고 재즈 노래로').music.styles).toEqual(['Jazz'])
  })

  it.each([
    ['en', 'A duet about two lighthouses', 'two lighthouses'],
    ['de', 'Ein Duett über zwei Leuchttürme', 'zwei Leuchttürme'],
    ['fr', 'un duo sur deux phares', 'deux phares'],
    ['es', 'un dueto sobre dos faros', 'dos faros'],
    ['pt', 'um dueto sobre dois faróis', 'dois faróis'],
    ['nl', 'een duet over twee vuurtorens', 'twee vuurtorens'],
    ['pl', 'duet o dwóch latarniach morskich', 'dwóch latarniach morskich'],
    ['tr', 'iki deniz feneri hakkında bir düet', 'iki deniz feneri'],
    ['id', 'duet tentang dua mercusuar', 'dua mercusuar'],
    ['vi', 'bài song ca về hai ngọn hải đăng', 'hai ngọn hải đăng'],
    ['ja', '二つの灯台についてのデュエット', '二つの灯台'],
    ['ko', '두 등대에 대한 듀엣', '두 등대'],
    ['zh', '关于两座灯塔的对唱', '两座灯塔'],
  ] as const)(
    'is sung by two where it asks for that, which is not what it is about: %s, %s',
    (interfaceLanguage, description, subject) => {
      const brief = read(description, { interfaceLanguage })
      expect([brief.music.wishes.isDuet, brief.subjects.map(({ text }) => text), brief.facts]).toEqual([
        true,
        [subject],
        [],
      ])
      expect(read(description, { interfaceLanguage, ignored: ['duet'] }).music.wishes.isDuet).toBe(false)
    },
  )

  it('gives what somebody does to the song that is sung to them', () => {
    const deedsOf = (description: string) => read(description).facts.flatMap(({ deed }) => deed ?? [])
    expect(deedsOf('A song for my grandmother Maria who loves her garden')).toEqual(['love your garden'])
    expect(deedsOf('my cat biscuit who sleeps on my keyboard')).toEqual(['sleep on my keyboard'])
    expect(deedsOf('Thank you song to my coach for believing in me')).toEqual(['believe in me'])
  })

  it('tells what the things do that it is about', () => {
    const linesOf = (description: string) => read(description).facts.map(({ text }) => text)
    expect(linesOf('A fun song about cats who steal socks')).toEqual(['Cats steal socks'])
    expect(linesOf('A lofi song, about my window and the rain that does the talking')).toEqual([
      'The rain does the talking',
    ])
    expect(linesOf('A cheerful song with banjo, about our dance in the old barn')).toEqual([
      'Our dance in the old barn',
    ])
    expect(linesOf('A song about the night bus')).toEqual([])
  })

  it.each([
    ['instrumental lofi, no vocals', { instrumental: true, styles: ['Lo-fi'] }],
    ['fast punk about missing the bus', { instrumental: false, styles: ['Rock'] }],
    ['the water cycle as a rap', { instrumental: false, styles: ['Rap'] }],
    ['a jazz song with a long instrumental break', { instrumental: false, styles: ['Jazz'] }],
  ])('%s: who sings, and in which style', (description, { instrumental, styles }) => {
    const brief = read(description)
    expect([brief.instrumental, brief.music.styles]).toEqual([instrumental, styles])
  })

  it('names what the song is about, as it was written', () => {
    expect(read('fast punk about missing the bus').subjects).toMatchObject([{ text: 'missing the bus', kind: 'deed' }])
    expect(read('happy synthpop about robots and old elevators').subjects.map(({ text }) => text)).toEqual([
      'robots',
      'old elevators',
    ])
  })

  it('is sung in the language that it asks for, else in its own', () => {
    expect(read('a lullaby in Japanese about a baby elephant').language).toBe('ja')
    expect(read('a song with French lyrics about rain').language).toBe('fr')
    expect(read('a song about a Spanish guitar').language).toBe('en')
    expect(read('ein Lied über den Regen und die Straße', { interfaceLanguage: 'en' }).language).toBe('de')
  })

  it('knows who is to sing', () => {
    expect(read('happy pop, sung by a woman').voice).toBe('f')
    expect(read('a ballad with a deep male voice').voice).toBe('m')
    expect(read('a song for a woman I met').voice).toBeNull()
  })

  it('lists what must not appear', () => {
    expect(read("a sad song about Lisbon, don't mention rain").without).toEqual(['rain'])
    expect(read('rock song without drums or guitars').without).toEqual(['drums', 'guitars'])
  })

  it('knows shops and teams by name', () => {
    expect(read("jingle for my bakery 'Golden Crust' in Leeds")).toMatchObject({
      brand: 'Golden Crust',
      place: 'Leeds',
    })
    expect(read('team anthem for the Riverside Rockets under-12 team')).toMatchObject({
      plot: 'team',
      brand: 'the Riverside Rockets',
      hearer: null,
    })
  })
})

describe('what contradicts', () => {
  it('is settled by what was chosen, and said', () => {
    const brief = read('a lullaby in Japanese, sung by a woman', { voice: 'm', language: 'de' })
    expect([brief.voice, brief.language]).toEqual(['m', 'de'])
    expect(brief.overruled.map(({ what }) => what)).toEqual(['language', 'voice'])
  })

  it('can be taken out', () => {
    const all = read('a lullaby in Japanese about thunder, 70 bpm')
    const fewer = read('a lullaby in Japanese about thunder, 70 bpm', {
      ignored: ['plot', 'tempo', 'about:thunder', 'language'],
    })
    expect(all).toMatchObject({ plot: 'lullaby', language: 'ja', music: { wishes: { tempoBpm: 70 } } })
    expect(fewer).toMatchObject({ plot: null, language: 'en', subjects: [], music: { wishes: { tempoBpm: null } } })
  })
})

it('takes no German noun for a name', () => {
  const brief = read('ein Geburtstagslied über Regen und Straßen für meine Oma', { interfaceLanguage: 'de' })
  expect([brief.language, brief.names, brief.hearer]).toMatchObject(['de', [], { call: 'Oma', name: null }])
})
