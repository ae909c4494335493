import { partsOf } from '#server/services/moderation/phonetics/phonetic-parts.ts'
import { inKatakana } from '#server/services/moderation/phonetics/romanise.ts'
import type { Match } from './match.ts'
import { nameIndex } from './name-index.ts'
import type { Word } from './tokenize.ts'

const SHORTEST = 4

/** Names whose katakana are listed, written in hiragana: "まどんな", with the particles of a sentence around them. */
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

/** Whether a listed name begins as the word does, a particle of it left out or not. */
function mayHold(word: string): boolean {
  heads ??= new Set([...nameIndex().first.next.keys()].map((form) => form.slice(0, 3)))
  const hard = inKatakana(word.slice(0, 5))
  return [0, 1, 2].some((at) => heads?.has(hard.slice(at, at + 3)))
}
