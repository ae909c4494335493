import type { Repertoire } from '../direction.ts'
import type { Tongue, TongueCode, TongueStance, TongueTheme } from './tongue.ts'

/** What the songs of a language are about. */
export function repertoireOf({ themes, stances, language }: Tongue): Repertoire<TongueTheme, TongueStance> {
  return { themes, stances, hits: (keywords, text) => hits(keywords, text, language) }
}

/** The rules of a text, one a line. */
export function entries(text: string): string[] {
  return text.split('\n').flatMap((line) => line.trim() || [])
}

export function capital(text: string, language: TongueCode): string {
  const first = String.fromCodePoint(text.codePointAt(0) ?? 32)
  return first.toLocaleUpperCase(language) + text.slice(first.length)
}

/** Keywords begin words; in scripts without spaces they may stand anywhere. */
function hits(keywords: string, text: string, language: TongueCode): number {
  const plain = text.normalize('NFC').toLocaleLowerCase(language)
  const words = plain.match(/[\p{L}\p{M}]+/gu) ?? []
  const isIn = (keyword: string) =>
    /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(keyword)
      ? plain.includes(keyword)
      : words.some((word) => word.startsWith(keyword))
  return keywords.split(' ').filter(isIn).length
}

/** Finds words of five letters and more by their first five, Hangul words by two signs, runs of ideographs. */
export function meaningIn({ light, language }: Tongue): (text: string) => string[] {
  const small = new Set(light.split(' '))
  return (text) => {
    const words = language === 'zh' ? pairsOf(text) : (text.toLocaleLowerCase(language).match(MEANING) ?? [])
    return words.filter((word) => !small.has(word)).map((word) => word.slice(0, IS_HANGUL.test(word) ? 2 : 5))
  }
}

const IS_HANGUL = /\p{Script=Hangul}/u
const MEANING =
  /\p{Script=Han}+|\p{Script=Katakana}{2,}|\p{Script=Hangul}{2,}|\p{Script=Latin}[\p{Script=Latin}\p{M}]{4,}/gu

/** Most Chinese words have two signs, and no spaces part them. */
function pairsOf(text: string): string[] {
  return [...text.slice(1)].map((sign, at) => `${text[at]}${sign}`).filter((pair) => /^\p{Script=Han}{2}$/u.test(pair))
}
