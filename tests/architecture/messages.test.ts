import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readChoices } from '#lib/engine/compose/settings/settings.ts'
import { kindOfTag } from '#lib/engine/lyrics/markup/tags.ts'
import { faultsOf, messagesOf, translated } from '../support/messages-compared.ts'

const english = messagesOf('en')

/** Names, units, and genres that are sung by these names wherever they are sung. */
const EVERYWHERE = [
  ...[
    'Canto',
    'Stripe',
    'Google',
    'Basic',
    'Standard',
    'Pro',
    'MIDI',
    'MP',
    'WAV',
    'FLAC',
    'MB',
    'UTC',
    'dB',
    'bpm',
    'Blog',
  ],
  ...['Pop', 'Folk', 'Hip', 'hop', 'Urban', 'Rock', 'Jazz', 'Disco', 'Reggae', 'Blues', 'Country'],
]

/** Names of styles and units of tempo, and the titles of songs that are in English. */
const AS_WRITTEN = /^generator\.ownStylePlaceholder$|^genre-\w+\.(songs\.\w+\.title|sound\.tempo\.value)$/

/** Genres and instruments that keep the name of where they come from. */
const NAMED_ALIKE =
  /^brief\.(genre\.(Metal|K-pop|Lo-fi|Rap)|instrument\.(piano|organ|marimba|vibraphone|banjo|harp|sitar|koto|cello|erhu|saxophone|shakuhachi|harmonica))$/

/** Words that a language has from English, or English from it. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  de: [
    ...[
      'Free',
      'Credit',
      'Credits',
      'Download',
      'Name',
      'Songs',
      'Studio',
      'Instrumental',
      'Original',
      'Tempo',
      'Warm',
    ],
    ...['Intro', 'Pre', 'Chorus', 'Break', 'Bridge', 'Outro', 'Anime', 'Cartoon', 'Tools', 'Videos', 'Playlists'],
  ],
  es: ['Plan', 'Popular', 'Original', 'Instrumental', 'Intro', 'Tempo', 'Anime', 'Experimental', 'Videos'],
  fr: [
    ...[
      'Style',
      'Tempo',
      'Intro',
      'Break',
      'Outro',
      'Instrumental',
      'Original',
      'Cartoon',
      'Studio',
      'Volume',
      'Pause',
    ],
    ...['Description', 'Inspiration', 'Notifications', 'Versions', 'Menu', 'Styles', 'Playlists', 'Favorites'],
  ],
  id: [
    ...['duet', 'Model', 'Studio', 'Tempo', 'Volume', 'Instrumental', 'minor', 'Intro', 'Bridge', 'Outro'],
    ...['Rapper', 'Game', 'Anime', 'Gallop', 'Thrash', 'Doom', 'Menu', 'HOT'],
    ...['Edit', 'Retro', 'Seed', 'seed', 'Take', 'synth', 'lead', 'pad', 'bass', 'brass', 'Dorian', 'Mixolydian'],
  ],
  it: ['Menu', 'Mood', 'Scenario', 'Tempo', 'Intro', 'Anime', 'Studio', 'Volume'],
  nl: [
    ...['duet', 'Free', 'Credits', 'credit', 'credits', 'Account', 'Model', 'Studio', 'Volume', 'Warm', 'Anime'],
    ...['Intro', 'Break', 'Bridge', 'Outro', 'Tempo', 'Games', 'Menu', 'Tools', 'HOT', 'Contact'],
  ],
  pl: ['duet', 'Menu', 'Plan', 'Model', 'Tempo', 'Intro', 'Outro', 'Stop', 'Studio', 'Anime', 'World'],
  pt: [
    ...['mail', 'Popular', 'Original', 'Instrumental', 'Intro', 'Anime', 'Player', 'Volume', 'Experimental', 'Menu'],
    ...['Playlists', 'Takes', 'takes', 'take'],
  ],
  tr: ['Plan', 'Model', 'Tempo', 'Anime', 'AI', 'cover'],
  vi: ['Rapper', 'Anime', 'Thrash', 'Doom', 'Menu', 'HOT', 'Dorian', 'Mixolydian'],
}

/** What voices are called by in several languages alike: registers and styles of Italian, French and English origin. */
const SHARED_OF_VOICES: Readonly<Record<string, string>> = {
  de: 'nasal warm cool',
  es: 'tenor soprano nasal robot animal rap trap romance noble idol mecha soul indie country rock jazz',
  fr: 'contralto alto mezzo soprano dense robot pure rap trap glamour romance western fantasy noble arcade cool mecha intense soul country rock jazz',
  id: 'bass tenor alto mezzo robot rap trap noir arcade mecha soul indie opera country rock jazz synth pop',
  it: 'soprano robot rap trap star glamour talent show noir western fantasy idol mecha soul indie opera country rock jazz synth pop',
  nl: 'tenor countertenor robot rap trap glamour noir warm western fantasy arcade mecha soul indie opera country rock jazz',
  pl: 'tenor robot rap trap talent show noir narrator western fantasy idol mecha soul indie opera country rock jazz synth pop',
  pt: 'tenor mezzo soprano nasal animal rap trap glamour noir romance idol mecha soul indie country rock jazz synth pop',
  tr: 'tenor alto mezzo soprano robot rap trap idol mecha soul indie opera country rock synth pop',
  vi: 'rap trap mecha soul indie opera rock jazz synth pop',
}

describe.each(translated())('the messages in %s', (language) => {
  it('say what the English ones say, in the language, with its forms of number', () => {
    const words = [...EVERYWHERE, ...(SHARED[language] ?? []), ...(SHARED_OF_VOICES[language]?.split(' ') ?? [])]
    expect(
      faultsOf(language, messagesOf(language), english, {
        words,
        keys: new RegExp(`${AS_WRITTEN.source}|${NAMED_ALIKE.source}`),
      }),
    ).toEqual([])
  })
})

describe.each(['en', ...translated()])('the names of sections in %s', (language) => {
  const sections = [...messagesOf(language)].filter(([key]) => key.startsWith('music.section.'))

  it.each(sections)('%s, "%s", is read as that section of a song where somebody writes it as a tag', (key, name) => {
    const kind = key.slice('music.section.'.length)
    for (const tag of [name, name.toUpperCase(), name.toLocaleUpperCase(language)])
      expect(kindOfTag(tag), tag).toBe(kind)
  })
})

describe.each(['en', ...translated()])('the pages of genres in %s', (language) => {
  it('share no sentence', () => {
    const pages = new Map<string, string>()
    const twice: string[] = []
    for (const [key, text] of messagesOf(language)) {
      const page = /^genre-\w+/.exec(key)?.[0]
      if (!page || AS_WRITTEN.test(key)) continue
      for (const { segment } of new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)) {
        const sentence = segment.trim().toLowerCase()
        const words = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(sentence)]
        if (words.filter(({ isWordLike }) => isWordLike).length <= 3) continue
        const other = pages.get(sentence)
        if (other && other !== page) twice.push(`${other} and ${key}: ${sentence}`)
        pages.set(sentence, page)
      }
    }
    expect(twice).toEqual([])
  })
})

describe.each(['en', ...translated()])('what a description may say in %s', (language) => {
  it('is read by the composer as it stands in the empty field', () => {
    const { attributes } = readChoices({
      style: '',
      description: messagesOf(language).get('generator.descriptionPlaceholder') ?? '',
    })
    expect(attributes.tempoFactor < 1 || attributes.energy < 0).toBe(true)
    expect(attributes.instruments).toEqual(['piano'])
  })

  it('the placeholder of a style in one’s own words asks for what the English one does', () => {
    const style = (texts: ReadonlyMap<string, string>) =>
      readChoices({ style: texts.get('generator.ownStylePlaceholder') ?? '' })
    expect(style(messagesOf(language))).toEqual(style(english))
  })
})

describe('the check of messages', () => {
  const original = new Map([
    ['a.songs', '{count, plural, one {# song} other {# songs}} by <link>{name}</link>'],
    ['a.made', 'Made by hand'],
  ])
  const good = new Map([
    [
      'a.songs',
      '{count, plural, one {# piosenka} few {# piosenki} many {# piosenek} other {# piosenki}}, <link>{name}</link>',
    ],
    ['a.made', 'Ręcznie zrobione'],
  ])
  const faults = (key: string, text: string) => faultsOf('pl', new Map([...good, [key, text]]), original, { words: [] })

  it('finds nothing in a whole translation', () => {
    expect(faultsOf('pl', good, original, { words: [] })).toEqual([])
  })

  it.each([
    ['a.songs', '{count, plural, one {# a} other {# b}}, <link>{name}</link>', ['few', 'many']],
    ['a.songs', '{count, plural, one {#} two {#} few {#} many {#} other {#}} <link>{name}</link>', ['two']],
    ['a.songs', '{count, plural, one {#} few {#} many {#} other {#}}, <link>{nazwa}</link>', ['{name}', '{nazwa}']],
    ['a.songs', '{count, plural, one {#} few {#} many {#} other {#}}, {name}', ['<link>']],
    ['a.songs', '{count, plural, one {#}', ['cannot be read']],
    ['a.made', 'Made by hand', ['left in English']],
    ['a.more', 'Więcej', ['not in English']],
  ])('finds what is wrong with %s: %s', (key, text, said) => {
    const found = faults(key, text)
    expect(found).toHaveLength(said.length)
    for (const [index, part] of said.entries()) expect(found[index]).toContain(part)
  })

  it('finds a message that is missing', () => {
    expect(faultsOf('pl', new Map([...good].slice(0, 1)), original, { words: [] })).toEqual(['a.made is missing'])
  })
})

describe('English messages', () => {
  it('of a crash need nothing put into them: whatever does that may have crashed', () => {
    const ofCrashes = [...english].filter(([key]) => key.startsWith('crash.'))
    expect(ofCrashes.length).toBeGreaterThan(2)
    expect(ofCrashes.filter(([, text]) => /[{}<]/.test(text))).toEqual([])
  })

  it('are all said somewhere', () => {
    const sources = globSync('{app,components,lib,server}/**/*.{ts,tsx}').filter(
      (file) => !/generated|\.test\.|lib\/engine\/songwriter/.test(file),
    )
    const code = sources.map((file) => readFileSync(file, 'utf8')).join('\n')
    const said = new Set(
      [...code.matchAll(/'([^'\n]+)'|[\w-]+/g)].flatMap(([words, quoted]) => [
        words,
        quoted ?? '',
        ...(quoted?.split(', ') ?? []),
        ...(words.match(/[\w-]+/g) ?? []),
      ]),
    )
    const unsaid = [...english.keys()].filter((key) => !key.split('.').every((part) => said.has(part)))
    expect(unsaid).toEqual([])
  })
})
