import { READING } from '../../brief/languages/registry.ts'
import type { Language } from '../../lyrics/language.ts'
import type { TopicName } from './names.ts'
import { PACKS } from './registry.ts'

/**
 * Topics that a text speaks of in a language, those with most words first, then those that come first. Weak words alone name
 * none.
 */
export function topicsIn(text: string, language: Language, weak = ''): TopicName[] {
  const isWeak = new Set(weak.split(' '))
  const topics = topicsOf(language)
  const isSpaced = READING[language].spaced
  const found = new Map<TopicName, { hits: number; at: number }>()
  for (const { word, at } of (isSpaced ? spacedWords : runningWords)(text.toLowerCase(), topics))
    for (const topic of topics.get(word) ?? []) {
      const known = found.get(topic)
      const hits = (known?.hits ?? 0) + (isWeak.has(word) ? WEAK : 1)
      found.set(topic, { hits, at: known?.at ?? at })
    }
  return [...found]
    .filter(([, { hits }]) => hits >= 1)
    .sort(([, a], [, b]) => b.hits - a.hits || a.at - b.at)
    .map(([topic]) => topic)
}

/** A topic needs one strong word, or four weak ones. */
const WEAK = 0.25

type Topics = ReadonlyMap<string, readonly TopicName[]>
type Found = { readonly word: string; readonly at: number }

const MOST_WORDS = 3

/** Words between spaces, as topics list them: several that belong together, "cà phê", one, or how it begins, "ogrod*". */
function* spacedWords(text: string, topics: Topics): Iterable<Found> {
  const words = [...text.matchAll(/[\p{L}\p{M}'’-]+/gu)]
  let behind = 0
  for (const [number, { 0: word, index: at }] of words.entries()) {
    if (at < behind) continue
    const phrases = words
      .slice(number + 1, number + MOST_WORDS)
      .map((last) => text.slice(at, last.index + last[0].length))
    const phrase = phrases.reverse().find((one) => topics.has(one))
    if (phrase) {
      behind = at + phrase.length
      yield { word: phrase, at }
      continue
    }
    const stems = Array.from(word, (_, length) => `${word.slice(0, word.length - length)}*`)
    const listed = [word, ...stems].find((one) => topics.has(one))
    if (listed) yield { word: listed, at }
  }
}

const LONGEST_WORD = 8

/** Of languages without spaces: the longest word that a topic lists at each place, "電車" and not "車". */
function* runningWords(text: string, topics: Topics): Iterable<Found> {
  for (let at = 0; at < text.length; at++) {
    const lengths = Array.from({ length: LONGEST_WORD }, (_, shorter) => LONGEST_WORD - shorter)
    const word = lengths.map((length) => text.slice(at, at + length)).find((one) => topics.has(one))
    if (!word) continue
    yield { word, at }
    at += word.length - 1
  }
}

const byLanguage = new Map<Language, Topics>()

function topicsOf(language: Language): Topics {
  const known = byLanguage.get(language)
  if (known) return known
  const words = new Map<string, TopicName[]>()
  for (const [topic, { kin }] of Object.entries(PACKS[language].topics))
    for (const listed of kin.split(/\s+/)) {
      const word = listed.replaceAll('_', ' ')
      words.set(word, [...(words.get(word) ?? []), topic as TopicName])
    }
  byLanguage.set(language, words)
  return words
}
