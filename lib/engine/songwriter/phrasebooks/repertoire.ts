import type { Repertoire } from '../direction.ts'
import type { Phrasebook, PhrasebookLanguage, PhrasebookStance, PhrasebookTheme } from './phrasebook.ts'

/** What the songs of a language are about. */
export function repertoireOf({ themes, stances, language }: Phrasebook): Repertoire<PhrasebookTheme, PhrasebookStance> {
  return { themes, stances, hits: (keywords, text) => hits(keywords, text, language) }
}

/** The rules of a text, one a line. */
export function entries(text: string): string[] {
  return text.split('\n').flatMap((line) => line.trim() || [])
}

/** With a capital letter, after whatever opens the line: "¿Dónde". */
export function capital(text: string, language: PhrasebookLanguage): string {
  return text.replace(/\p{L}/u, (first) => first.toLocaleUpperCase(language))
}

/** Keywords begin words, short ones in Latin letters are whole words; without spaces they may stand anywhere. */
function hits(keywords: string, text: string, language: PhrasebookLanguage): number {
  const plain = text.normalize('NFC').toLocaleLowerCase(language)
  const words: readonly string[] = plain.match(/[\p{L}\p{M}]+/gu) ?? []
  const isIn = (keyword: string) => {
    if (SPACELESS.test(keyword)) return plain.includes(keyword)
    if (SHORT.test(keyword)) return words.includes(keyword)
    return words.some((word) => word.startsWith(keyword))
  }
  return keywords.split(' ').filter(isIn).length
}

const SPACELESS = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u
const SHORT = /^\p{Script=Latin}{1,3}$/u
