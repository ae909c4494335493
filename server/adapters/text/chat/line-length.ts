import type { Language } from '#lib/engine/index.ts'

/** The most syllables in a sung line: fewer in languages where a syllable is often a whole word, more in raps. */
const MOST: Partial<Readonly<Record<Language, number>>> = { en: 20, de: 20, nl: 20, zh: 18, vi: 18, ja: 30, ko: 24 }
const MOST_ELSEWHERE = 26
const RAP = 1.6
const MOST_CHARACTERS = 110

/** The lines that are too long to be sung in one breath or two. */
export function tooLong(lines: readonly string[], language: Language, isRap: boolean): string[] {
  const most = (MOST[language] ?? MOST_ELSEWHERE) * (isRap ? RAP : 1)
  return lines.filter((line) => syllablesIn(line, language) > most || line.length > MOST_CHARACTERS * (isRap ? RAP : 1))
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** About how many syllables a singer would sing, counted by vowels, or by characters where each one is a syllable. */
export function syllablesIn(line: string, language: Language): number {
  const eastern =
    count(line, /[\p{Script=Hangul}]/gu) +
    count(line, /[\p{Script=Han}]/gu) * (language === 'ja' ? 2 : 1) +
    count(line, /(?![ぁぃぅぇぉゃゅょァィゥェォャュョ])[\p{Script=Hiragana}\p{Script=Katakana}]/gu)
  if (language === 'vi') return count(line, /[\p{L}\p{N}]+/gu)
  const words = line.toLowerCase().match(/[\p{Script=Latin}\p{M}\p{N}'’]+/gu) ?? []
  return eastern + words.reduce((sum, word) => sum + Math.max(1, vowelsIn(word, language)), 0)
}

function vowelsIn(word: string, language: Language): number {
  const letters = word.normalize('NFD').replace(/[^a-zıœæø]/g, '')
  const silent =
    language === 'en' && /[^aeiouyl]e[ds]?$/.test(letters) && !/(?:[td]ed|[sxz]es|[cs]hes|[cg]es)$/.test(letters)
  return count(letters, /[aeiouyıœæø]+/g) - (silent ? 1 : 0)
}
