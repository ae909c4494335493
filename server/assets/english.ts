import nlp from 'compromise/three'
import type { ParseEnglish } from '#lib/engine/sound.ts'

type Term = { readonly text: string; readonly post: string; readonly tags: readonly string[] }

/** English sentences as compromise parses them, by rules and a word list of its own. */
export const parseEnglish: ParseEnglish = (text) =>
  nlp(text)
    .json()
    .map(({ terms }: { terms: readonly Term[] }) =>
      terms.filter((term) => term.text !== '').map((term) => ({ ...term, tags: new Set(term.tags) })),
    )
