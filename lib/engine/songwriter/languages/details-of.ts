import type { Language } from '../../lyrics/language.ts'
import { listedWords } from './listed-words.ts'
import { PACKS } from './registry.ts'
import type { Details } from './stanzas.ts'

/** The details that most words of a text speak of, else those spoken of first; null where a language has none. */
export function detailsOf(told: string, language: Language): Details | null {
  const known = wordsOf(language)
  const { denied } = PACKS[language]
  const text = denied ? told.replace(denied, ' ') : told
  const hits = new Map<Details, number>()
  for (const word of [...[...listedWords(text, language, known)].map(({ word }) => word), ...looseWords(text)]) {
    const details = known.get(word)
    if (details) hits.set(details, (hits.get(details) ?? 0) + 1)
  }
  const most = Math.max(...hits.values())
  return [...hits].find(([, count]) => count === most)?.[0] ?? null
}

/** Two words as one entry though others stand between them: "steal left socks" speaks of "steal_socks". */
function looseWords(text: string): readonly string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{M}'’-]+/gu) ?? []
  return words.flatMap((word, at) => words.slice(at + 2, at + 2 + MOST_BETWEEN).map((later) => `${word} ${later}`))
}

const MOST_BETWEEN = 2

const byLanguage = new Map<Language, ReadonlyMap<string, Details>>()

function wordsOf(language: Language): ReadonlyMap<string, Details> {
  const known = byLanguage.get(language)
  if (known) return known
  const all = (PACKS[language].details ?? []).flatMap((details) =>
    details.words.split(/\s+/).map((word) => [word.replaceAll('_', ' '), details] as const),
  )
  const words = new Map(all)
  byLanguage.set(language, words)
  return words
}
