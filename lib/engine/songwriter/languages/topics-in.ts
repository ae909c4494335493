import type { Language } from '../../lyrics/language.ts'
import type { TopicName } from './names.ts'
import { PACKS } from './registry.ts'

/** Topics that a text speaks of in a language, those with most words first, then those that come first. */
export function topicsIn(text: string, language: Language): TopicName[] {
  const words = wordsOf(language)
  const found = new Map<TopicName, { hits: number; at: number }>()
  for (const { 0: word, index } of text.toLowerCase().matchAll(/[\p{L}\p{M}'’-]+/gu))
    for (const topic of words.get(word) ?? []) {
      const known = found.get(topic)
      found.set(topic, { hits: (known?.hits ?? 0) + 1, at: known?.at ?? index })
    }
  return [...found].sort(([, a], [, b]) => b.hits - a.hits || a.at - b.at).map(([topic]) => topic)
}

const byLanguage = new Map<Language, ReadonlyMap<string, readonly TopicName[]>>()

function wordsOf(language: Language): ReadonlyMap<string, readonly TopicName[]> {
  const known = byLanguage.get(language)
  if (known) return known
  const words = new Map<string, TopicName[]>()
  for (const [topic, { kin }] of Object.entries(PACKS[language]?.topics ?? {}))
    for (const word of kin.split(/\s+/)) words.set(word, [...(words.get(word) ?? []), topic as TopicName])
  byLanguage.set(language, words)
  return words
}
