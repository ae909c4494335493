import { capital } from '../../lyrics/first-letter.ts'
/**
 * Words as they are typed without accents, and as they are written: "spoznia" for "spóźnia". Left out are short ones, those that
 * are another word without accents, and those that differ at the end alone, where endings tell who does it.
 */
export function accentsOf(text: string, plain: (word: string) => string): ReadonlyMap<string, string> {
  const words = new Set(text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [])
  const pairs = [...words].map((word) => [plain(word), word] as const)
  return new Map(
    pairs.filter(
      ([typed, word]) =>
        typed !== word && typed.length > 3 && !words.has(typed) && typed.slice(0, -1) !== word.slice(0, -1),
    ),
  )
}

/** A word with another's capital letter. */
export function capitalLike(word: string, model: string): string {
  return /^\p{Lu}/u.test(model) ? capital(word) : word
}
