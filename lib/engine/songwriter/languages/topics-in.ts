import type { Language } from '../../lyrics/language/language.ts'
import { listedWords } from './listed-words.ts'
import type { TopicName } from './names.ts'
import { PACKS } from './registry.ts'

/**
 * Topics that a text speaks of in a language, those with most words first, then those that come first. Weak words alone name
 * none.
 */
export function topicsIn(text: string, language: Language, weak = ''): TopicName[] {
  const isWeak = new Set(weak.split(' '))
  const topics = topicsOf(language)
  const found = new Map<TopicName, { hits: number; at: number }>()
  for (const { word, at } of listedWords(text, language, topics))
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
