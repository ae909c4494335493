import type { Word } from '#server/services/moderation/tokenize.ts'

/**
 * Whether words are part of a Korean sentence rather than a name: a word before the last ends with a particle, the last
 * ends like a verb, or many have only one syllable.
 */
export function isKorean(words: readonly Word[], foreign: number): boolean {
  const last = words.at(-1)?.text ?? ''
  if (words.slice(0, -1).some(({ text }) => text.length > 1 && /[이가를을은는에의서]$/u.test(text))) return true
  if (foreign < MOSTLY && /(?:고|어|아|져|려|요|서|게|자|네|지|해|에서)$/u.test(last)) return true
  return words.reduce((length, { text }) => length + text.length, 0) < 2 * words.length - 1
}

/** From this share of foreign syllables on, a last syllable like that of a verb may belong to a name. */
const MOSTLY = 0.4

/** How the words of Korean sentences end, and first names do not. */
const ENDING = /[을를은는의에서도만고며면게지던한된할인운린히]$|[^아]이$|까지$|부터$/u

/** Whether two words may be a name although their syllables are as Korean as any. */
export const mayBeForeign = (one: string, other: string): boolean =>
  one.length > 1 && other.length > 1 && !ENDING.test(one)

const INITIALS: ReadonlySet<number> = new Set([5, 15, 16, 17])
const OPEN_EU = 18 * 28

/**
 * Counts the syllables of a word that Korean words seldom have: those that begin with ㄹ, ㅋ, ㅌ or ㅍ, and those that end
 * in ㅡ.
 */
export function foreignSyllables({ text, script }: Word): number {
  if (script !== 'hangul') return 0
  let count = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at) - 0xac00
    if (code < 0 || code >= 11172) continue
    if (INITIALS.has(Math.floor(code / 588)) || code % 588 === OPEN_EU) count++
  }
  return count
}
