import type { Language } from '../../lyrics/language/language.ts'
import { listedWords } from './listed-words.ts'
import { PACKS } from './registry.ts'
import type { Details } from './stanzas.ts'

/** Details, and the words by which a text speaks of them. */
export type FoundDetails = { readonly details: Details; readonly words: readonly string[] }

/** All that a language knows of things, or what of it can be taught. */
type Kind = 'details' | 'lessons'

/** The details that most words of a text speak of, else those spoken of first; null where a language has none. */
export function detailsOf(told: string, language: Language, kind: Kind = 'details'): FoundDetails | null {
  const known = wordsOf(language, kind)
  const { denied } = PACKS[language]
  const text = denied ? told.replace(denied, ' ') : told
  const hits = new Map<Details, string[]>()
  for (const word of [...[...listedWords(text, language, known)].map(({ word }) => word), ...looseWords(text)]) {
    const details = known.get(word)
    if (details) hits.set(details, [...(hits.get(details) ?? []), word])
  }
  const found = [...hits].map(([details, words]) => ({ details, words }))
  const most = Math.max(...found.map(({ words }) => words.length))
  return found.find(({ words }) => words.length === most) ?? null
}

/** Two words as one entry though others stand between them: "steal left socks" speaks of "steal_socks". */
function looseWords(text: string): readonly string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{M}'’-]+/gu) ?? []
  return words.flatMap((word, at) => words.slice(at + 2, at + 2 + MOST_BETWEEN).map((later) => `${word} ${later}`))
}

const MOST_BETWEEN = 2

const byLanguage = new Map<string, ReadonlyMap<string, Details>>()

function wordsOf(language: Language, kind: Kind): ReadonlyMap<string, Details> {
  const known = byLanguage.get(`${language} ${kind}`)
  if (known) return known
  const { [kind]: details = [], alsoSaid } = PACKS[language]
  const all = details.flatMap((one) => one.words.split(/\s+/).map((word) => [word.replaceAll('_', ' '), one] as const))
  // What is listed itself goes before what it is like.
  const alike = alsoSaid ? all.map(([word, one]) => [alsoSaid(word), one] as const) : []
  const words = new Map([...alike, ...all])
  byLanguage.set(`${language} ${kind}`, words)
  return words
}
