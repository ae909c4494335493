import { partsOf } from '#server/services/moderation/phonetics/phonetic-parts.ts'
import { inKatakana } from '#server/services/moderation/phonetics/romanise.ts'
import type { Match } from './match.ts'
import { nameIndex } from './name-index.ts'
import type { Word } from './tokenize.ts'

const SHORTEST = 4

/**
 * Finds names whose katakana form is listed and that are written in hiragana, "まどんな", with the particles of a sentence
 * around them.
 */
export function softKana(words: readonly Word[]): Match[] {
  const { first } = nameIndex()
  return words.flatMap((word, from) => {
    if (word.script !== 'hiragana' || word.text.length < SHORTEST || !mayHold(word.text)) return []
    return partsOf(word, 'only').flatMap(({ text, start, end }) => {
      if (text.length < SHORTEST) return []
      const entries = first.next.get(inKatakana(text))?.ends ?? []
      return entries.map((entry) => ({ entry, from, to: from + 1, start, end }))
    })
  })
}

let heads: ReadonlySet<string> | undefined

/**
 * Quick test: whether a listed name begins as the word does, with or without the first characters, which may be a
 * particle.
 */
function mayHold(word: string): boolean {
  heads ??= new Set([...nameIndex().first.next.keys()].map((form) => form.slice(0, 3)))
  const hard = inKatakana(word.slice(0, 5))
  return [0, 1, 2].some((at) => heads?.has(hard.slice(at, at + 3)))
}
