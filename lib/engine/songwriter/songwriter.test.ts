import { dictionary } from 'cmu-pronouncing-dictionary'
import { describe, expect, it } from 'vitest'
import { GENRES } from '../compose/names.ts'
import { isFunctionWord } from '../lyrics/function-words.ts'
import { parseLyrics } from '../lyrics/sections.ts'
import { englishEar } from './english/ear.ts'
import { inflect, withArticle } from './english/morphology.ts'
import { THEMES } from './english/themes/registry.ts'
import { writeInspiration } from './inspiration.ts'
import { rhymeQuality, scan } from './prosody.ts'
import { STYLE_WORDS } from './style-props.ts'
import { type LyricsRequest, titleFor, writeLyrics } from './write-lyrics.ts'

const pronunciationOf = (word: string) => dictionary[word]?.replace(/\s*#.*/, '') ?? null
const words = { pronunciationOf, soundsOf: () => ({}) }
const ear = englishEar(pronunciationOf)
const write = (request: Partial<LyricsRequest> = {}) =>
  writeLyrics({ style: 'Pop', language: 'en', seed: 1, ...request }, words)
const linesOf = (lyrics: string) => lyrics.split('\n').filter((line) => line !== '' && !line.startsWith('['))

const SONGS = 48
const album = Array.from({ length: SONGS }, (_, seed) => write({ seed, style: GENRES[seed % GENRES.length]! }))

describe('written lyrics', () => {
  it('have a form with section tags that the composer reads', () => {
    for (const { lyrics } of album) {
      const kinds = parseLyrics(lyrics).map((section) => section.kind)
      expect(kinds[0]).toBe('verse')
      expect(kinds.filter((kind) => kind === 'chorus').length).toBeGreaterThanOrEqual(2)
      expect(kinds).toContain('bridge')
      expect(lyrics.length).toBeLessThanOrEqual(3000)
    }
  })

  it('share no line between songs', () => {
    const all = album.flatMap(({ lyrics }) => [...new Set(linesOf(lyrics.toLowerCase()))])
    expect(all.filter((line, index) => all.indexOf(line) !== index)).toEqual([])
  })

  it('fill no sentence pattern over and over', () => {
    const blanked = album.flatMap(({ lyrics }) =>
      linesOf(lyrics).map((line) =>
        (line.toLowerCase().match(/[\p{L}']+/gu) ?? []).map((word) => (isFunctionWord(word) ? word : '_')).join(' '),
      ),
    )
    const counts = new Map<string, number>()
    for (const pattern of blanked) counts.set(pattern, (counts.get(pattern) ?? 0) + 1)
    expect(Math.max(...counts.values()) / blanked.length).toBeLessThan(0.02)
  })

  it('rhyme', () => {
    const verses = album.flatMap(({ lyrics }) =>
      lyrics.split('\n\n').filter((section) => section.startsWith('[Verse]')),
    )
    const rhymed = verses.filter((verse) => {
      const ends = linesOf(verse).map((line) => scan(line, ear))
      return ends.some((a, index) => ends.some((b, other) => other > index && rhymeQuality(a, b) >= 0.5))
    })
    expect(rhymed.length / verses.length).toBeGreaterThan(0.75)
  })

  it('can be sung: no line is longer than a breath', () => {
    const lengths = album.flatMap(({ lyrics }) => linesOf(lyrics).map((line) => scan(line, ear).stresses.length))
    expect(Math.max(...lengths)).toBeLessThanOrEqual(24)
    expect(lengths.reduce((sum, length) => sum + length, 0) / lengths.length).toBeLessThan(13.5)
  })

  it('are made of words that the dictionary can pronounce', () => {
    const unknown = new Set(album.flatMap(({ lyrics }) => linesOf(lyrics).flatMap((line) => scan(line, ear).unknown)))
    expect(unknown.size).toBeLessThan(6)
  })

  it('put the title into the chorus, the user’s own or one of theirs', () => {
    for (const song of [
      ...album,
      write({ title: 'Paper Lanterns' }),
      write({ title: 'I Will Wait for You by the River in the Rain' }),
    ]) {
      const chorus = parseLyrics(song.lyrics).find((section) => section.kind === 'chorus')!
      expect(chorus.lines.join(' ').toLowerCase()).toContain(song.title.toLowerCase())
    }
  })

  it('speak of what the description asks for', () => {
    const sea = THEMES.find((theme) => theme.name === 'sea')!.words.toLowerCase()
    const { lyrics } = write({
      description: 'a sad song about my brother and the harbor, boats and the ocean tide',
      style: 'Jazz',
    })
    expect(lyrics).toContain('my brother')
    expect(
      sea
        .split(' ')
        .concat('boat', 'sail', 'gulls', 'waves')
        .some((word) => lyrics.includes(word)),
    ).toBe(true)
  })

  it('are the same for the same request and others for another seed', () => {
    expect(write({ seed: 9 })).toEqual(write({ seed: 9 }))
    expect(write({ seed: 9 }).lyrics).not.toBe(write({ seed: 10 }).lyrics)
    expect(titleFor({ seed: 9, style: 'Pop', language: 'en' }, words)).toBe(write({ seed: 9 }).title)
  })

  it.each(['', '   ', '😀', '<b>$(ls)</b>', 'constructor', 'ÑANDÚ', 'x'.repeat(300)])(
    'survive the title %j',
    (title) => {
      expect(linesOf(write({ title, description: title }).lyrics).length).toBeGreaterThan(12)
    },
  )
})

describe('inspirations', () => {
  it('begin with the right article', () => {
    const texts = Array.from({ length: 500 }, (_, seed) => writeInspiration({ seed, language: 'en' }))
    expect(texts.filter((text) => /\b[Aa] (electronic|R&B|hour|old|empty|unread)\b/.test(text))).toEqual([])
    expect(texts.some((text) => text.startsWith('An electronic song'))).toBe(true)
  })

  it('are short, and hardly ever the same', () => {
    const ideas = Array.from({ length: 500 }, (_, seed) => writeInspiration({ seed, language: 'en' }))
    expect(new Set(ideas).size).toBeGreaterThanOrEqual(480)
    expect(Math.max(...ideas.map((idea) => idea.length))).toBeLessThanOrEqual(200)
  })

  it('name the style that is wished', () => {
    expect(writeInspiration({ seed: 3, style: 'Reggae', language: 'en' })).toContain('reggae')
  })
})

describe('morphology', () => {
  it.each([
    ['pull away', 's', 'pulls away'],
    ['catch fire', 's', 'catches fire'],
    ['carry on', 's', 'carries on'],
    ['never quit', 's', 'never quits'],
    ['rise and fall', 's', 'rises and falls'],
    ['hum along', 'ing', 'humming along'],
    ['lie down', 'ing', 'lying down'],
    ['make do', 'ing', 'making do'],
    ['listen', 'ing', 'listening'],
    ['break and fall', 'past', 'broke and fell'],
    ['dry on the rail', 'past', 'dried on the rail'],
    ['drop', 'past', 'dropped'],
  ] as const)('%s in the form %s is %s', (phrase, form, result) => {
    expect(inflect(phrase, form)).toBe(result)
  })

  it('chooses the article by sound', () => {
    expect(['old key', 'one-way ticket', 'hour', 'brass key'].map(withArticle)).toEqual([
      ...['an old key', 'a one-way ticket', 'an hour', 'a brass key'],
    ])
  })
})

describe('the word lists', () => {
  it('name only themes that exist', () => {
    const names: readonly string[] = THEMES.map((theme) => theme.name)
    for (const { themes } of Object.values(STYLE_WORDS)) for (const name of themes) expect(names).toContain(name)
    for (const { companions } of THEMES) for (const name of companions.split(' ')) expect(names).toContain(name)
  })
})
