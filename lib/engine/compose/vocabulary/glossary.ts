import type { Language } from '../../lyrics/language/language.ts'
import type { Glossary } from './glossaries/glossary.ts'
import { GLOSSARIES } from './glossaries/registry.ts'
import { LOANS, NAMES } from './loans.ts'
import { beginning, compiled, ending, findWord, listed } from './word-patterns.ts'

/**
 * Translates what a phrase in another language says of music into English words, in the order of the phrase. Gives none if the
 * phrase is about something else.
 */
export function glossed(phrase: string): string[] {
  const said = phrase.toLowerCase()
  const spoken = spokenIn(said)
  // Related languages share words for "song", but each marks the subject of a song in its own way.
  const [head = ''] = spoken.map(({ about }) => headOf(said, about)).sort((a, b) => a.length - b.length)
  const found = spoken.flatMap(({ songs, words }) => {
    if (!listed(songs).some((word) => head.includes(word))) return []
    // By itself, before a word for a song, or with a Polish ending.
    const ends = `(?=${listed(songs).join('|')}|ow|\\P{L}|$)`
    return [
      ...Object.entries(words).flatMap(([english, stems]) =>
        listed(stems).flatMap((stem) => placeOf(findWord(head, stem), english)),
      ),
      ...Object.entries(LOANS).flatMap(([english, name]) => placeOf(findWord(head, name, ends), english)),
      ...NAMES.flatMap((english) => placeOf(findWord(head, english), english)),
    ]
  })
  const places = [...found, ...spoken.flatMap((glossary) => voicesIn(head, glossary))]
  return [...new Set(longest(places).map(({ english }) => english))]
}

/** "tiefe Männerstimme" and "voz masculina profunda" are a deep male voice. */
function voicesIn(said: string, { words, manners }: Glossary): Place[] {
  const find = (stems: string) => listed(stems).flatMap((stem) => placeOf(findWord(said, stem), ''))
  return (['female', 'male'] as const).flatMap((gender) =>
    find(words[gender] ?? '').flatMap((voice) =>
      Object.entries(manners).flatMap(([manner, stems]) =>
        find(stems)
          .filter((place) => BETWEEN.test(said.slice(Math.min(place.to, voice.to), Math.max(place.from, voice.from))))
          .map((place) => ({
            english: `${manner} ${gender} voice`,
            from: Math.min(place.from, voice.from),
            to: Math.max(place.to, voice.to),
          })),
      ),
    ),
  )
}

/** The rest of a word, and what joins it to the voice: "warme ", " yang ", "的". */
const BETWEEN = /^\p{L}*[\s-]*(?:(?:yang|et|und|en|y|e|i|ve|và|dan)\s)?$/u

const spokenIn = (said: string) =>
  Object.values(GLOSSARIES).filter(({ songs }) => listed(songs).some((word) => said.includes(word)))

/** A phrase of a sentence without what the song is about, as the languages say it that have the sentence's word for a song. */
export function withoutSubject(phrase: string, sentence: string): string {
  const said = phrase.toLowerCase()
  const heads = spokenIn(sentence.toLowerCase()).map(({ about }) => headOf(said, about))
  const [shortest = said] = heads.sort((a, b) => a.length - b.length)
  return shortest === said ? phrase : shortest
}

type Place = { readonly english: string; readonly from: number; readonly to: number }

const placeOf = (found: RegExpExecArray | null, english: string): Place[] =>
  found ? [{ english, from: found.index, to: found.index + found[0].length }] : []

/** In their order, without those that are a part of a longer one: "piano eléctrico" is no piano. */
function longest(places: readonly Place[]): Place[] {
  const isPart = ({ from, to }: Place) =>
    places.some((other) => other.from <= from && other.to >= to && other.to - other.from > to - from)
  return places.filter((place) => !isPart(place)).sort((a, b) => a.from - b.from)
}

/**
 * Translates a phrase that is all about music, "verträumtes Klavier" as "dreamy" and "piano", and says which of the given
 * `words` this explains. Without a language, all languages are tried.
 */
export function glossedStyle(
  phrase: string,
  words: readonly string[],
  language?: Language,
): { english: string[]; explained: string[] } {
  const said = phrase.toLowerCase()
  const written = language ? writtenIn(language) : WRITTEN
  const places = longest(
    [...written].flatMap(([english, stems]) => stems.flatMap((stem) => placeOf(findWord(said, stem), english))),
  )
  const spans = words.map((word) => ({ word, from: said.indexOf(word), to: said.indexOf(word) + word.length }))
  const isIn = (place: { from: number; to: number }) => (span: { from: number; to: number }) =>
    place.from < span.to && span.from < place.to
  return {
    english: [...new Set(places.filter((place) => spans.some(isIn(place))).map(({ english }) => english))],
    explained: spans.filter((span) => places.some((place) => isIn(place)(span))).map(({ word }) => word),
  }
}

/** What is said of the song itself, without what it is about. */
export function headOf(said: string, about: Glossary['about']): string {
  if ('behind' in about) {
    const ends = listed(about.behind).flatMap((word) => (said.includes(word) ? said.indexOf(word) + word.length : []))
    return said.slice(Math.max(0, ...ends))
  }
  const starts = listed(about.before).map((word) => said.search(compiled(beginning(word) + ending(word))))
  return said.slice(0, Math.min(said.length, ...starts.filter((start) => start > 0)))
}

/**
 * Patterns for words about music that consist of several words, such as "caja de música", and for descriptions of voices. A
 * reader that looks at single words would miss them.
 */
export function phrasesOf(
  language: Language,
  isSpaced: boolean,
): { music: readonly string[]; manners: readonly string[] } {
  if (language === 'en') return { music: [], manners: [] }
  const { songs, words, manners } = GLOSSARIES[language]
  const styles = Object.values(LOANS).join('|')
  // "Rocklied", "rockowa".
  const compounds = isSpaced ? [`(?:${styles})-?(?:${listed(songs).join('|')}|ow)`] : []
  const all = (stems: Readonly<Record<string, string>>) => Object.values(stems).flatMap(listed)
  return {
    music: [...NAMES, ...compounds, ...all(words).filter((stem) => !isSpaced || stem.includes(' '))],
    manners: all(manners),
  }
}

/** By English word, how words that mean it begin: in one language, or in any. */
type Written = ReadonlyMap<string, readonly string[]>

const writtenBy = new Map<Language, Written>()

function writtenIn(language: Language): Written {
  const known = writtenBy.get(language) ?? writtenOf(language === 'en' ? [] : [GLOSSARIES[language]])
  writtenBy.set(language, known)
  return known
}

function writtenOf(glossaries: readonly Glossary[]): Written {
  const written = new Map<string, string[]>(NAMES.map((name) => [name, [name]]))
  for (const { words } of glossaries)
    for (const [english, stems] of Object.entries(words))
      written.set(english, [...(written.get(english) ?? []), ...listed(stems)])
  return written
}

const WRITTEN = writtenOf(Object.values(GLOSSARIES))
