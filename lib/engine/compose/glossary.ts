import type { Glossary } from './glossaries/glossary.ts'
import { GLOSSARIES } from './glossaries/registry.ts'

/** Styles that most languages call as English does, each as it is written there. */
const LOANS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'pop rock folk jazz blues country disco reggae rap metal techno house funk soul punk swing edm trap gospel tango indie metalcore grunge bolero samba enka guofeng synthwave ambient drill reggaeton salsa cumbia bachata merengue vallenato mariachi flamenco fado forró pagode polka motown dubstep afrobeats amapiano dancehall ska'
      .split(' ')
      .map((name) => [name, name]),
  ),
  ...{ 'hip hop': 'hip[ -]?hop', 'r&b': 'r&b', 'lo fi': 'lo[ -]?fi', 'k pop': 'k-?pop', 'bossa nova': 'bossa nova' },
  ...{ 'city pop': 'city[ -]?pop', 'disco polo': 'disco[ -]polo', 'korean trot': '(?:k-)?trot' },
  ...{ sertanejo: 'sertanej[oa]', norteña: 'norteñ[oa]', ranchera: 'rancheras?' },
  ...{ 'heavy metal': 'heavy[ -]metal', 'thrash metal': 'thrash[ -]metal', 'doom metal': 'doom[ -]metal' },
}

/** Instruments and kinds of music that keep their English names, whatever stands behind. */
const NAMES = 'banjo fiddle marimba cello pizzicato shakuhachi synth 808 bluegrass chillhop'.split(' ')

/** What a phrase in another language than English says of music, in English words, in their order; none where it speaks of something else. */
export function glossed(phrase: string): string[] {
  const said = phrase.toLowerCase()
  const spoken = spokenIn(said)
  // Neighbours share words for songs, and each knows its own for what a song is about.
  const [head = ''] = spoken.map(({ about }) => headOf(said, about)).sort((a, b) => a.length - b.length)
  const found = spoken.flatMap(({ songs, words }) => {
    if (!listed(songs).some((word) => head.includes(word))) return []
    // By itself, before a word for a song, or with a Polish ending.
    const ends = `(?=${listed(songs).join('|')}|ow|\\P{L}|$)`
    return [
      ...Object.entries(words).flatMap(([english, stems]) =>
        listed(stems).map((stem) => ({ english, at: beginning(stem) })),
      ),
      ...Object.entries(LOANS).map(([english, name]) => ({ english, at: beginning(name) + ends })),
      ...NAMES.map((english) => ({ english, at: beginning(english) })),
    ]
  })
  const words = found.flatMap(({ english, at }) => placeOf(compiled(at).exec(head), english))
  const places = [...words, ...spoken.flatMap((glossary) => voicesIn(head, glossary))]
  return [...new Set(longest(places).map(({ english }) => english))]
}

/** "tiefe Männerstimme" and "voz masculina profunda" are a deep male voice. */
function voicesIn(said: string, { words, manners }: Glossary): Place[] {
  const find = (stems: string) => listed(stems).flatMap((stem) => placeOf(compiled(beginning(stem)).exec(said), ''))
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
 * The same of a phrase that speaks of nothing but music, and those of its `words` that are explained by it: "verträumtes Klavier"
 * says "dreamy" and "piano".
 */
export function glossedStyle(phrase: string, words: readonly string[]): { english: string[]; explained: string[] } {
  const said = phrase.toLowerCase()
  const places = longest(
    [...WRITTEN].flatMap(([english, stems]) =>
      stems.flatMap((stem) => placeOf(compiled(beginning(stem)).exec(said), english)),
    ),
  )
  const spans = words.map((word) => ({ word, from: said.indexOf(word), to: said.indexOf(word) + word.length }))
  const isIn = (place: { from: number; to: number }) => (span: { from: number; to: number }) =>
    place.from < span.to && span.from < place.to
  return {
    english: [...new Set(places.filter((place) => spans.some(isIn(place))).map(({ english }) => english))],
    explained: spans.filter((span) => places.some((place) => isIn(place)(span))).map(({ word }) => word),
  }
}

const listed = (words: string) => words.split(' ').map((word) => word.replaceAll('_', ' '))

/** What is said of the song itself, without what it is about. */
function headOf(said: string, about: Glossary['about']): string {
  if ('behind' in about) {
    const ends = listed(about.behind).flatMap((word) => (said.includes(word) ? said.indexOf(word) + word.length : []))
    return said.slice(Math.max(0, ...ends))
  }
  const starts = listed(about.before).map((word) => said.search(compiled(beginning(word) + ending(word))))
  return said.slice(0, Math.min(said.length, ...starts.filter((start) => start > 0)))
}

/** Stems are few, and looked for in every phrase. */
function compiled(source: string): RegExp {
  const known = patterns.get(source) ?? new RegExp(source, 'u')
  patterns.set(source, known)
  return known
}

const patterns = new Map<string, RegExp>()

/** Of languages that do not part words by spaces. */
const UNSPACED = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}]'
const isUnspaced = new RegExp(UNSPACED, 'u')

/** Words of languages that part them stand where no letter of such a language is before them, and where they are whole, none behind. */
const beginning = (word: string) => (isUnspaced.test(word) ? word : `(?<!(?!${UNSPACED})\\p{L})${word}`)
const ending = (word: string) => (isUnspaced.test(word) ? '' : '(?!\\p{L})')

/** By English word, how words that mean it begin in any language. */
const WRITTEN = new Map<string, string[]>()
for (const { words } of Object.values(GLOSSARIES))
  for (const [english, stems] of Object.entries(words))
    WRITTEN.set(english, [...(WRITTEN.get(english) ?? []), ...listed(stems)])
