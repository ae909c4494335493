import { READING } from '../../brief/languages/registry.ts'
import type { Language } from '../../lyrics/language/language.ts'

export type ListedWord = { readonly word: string; readonly at: number }

/** What can say whether a word is listed, in small letters. */
type List = { has(word: string): boolean }

/** Words and phrases of a text that a list has, in their order, and where they stand. */
export const listedWords = (text: string, language: Language, list: List): Iterable<ListedWord> =>
  (READING[language].spaced ? spacedWords : runningWords)(text.toLocaleLowerCase(language), list)

const MOST_WORDS = 5

/** Words between spaces: several that belong together, "cà phê", one, or how it begins, "ogrod*". */
function* spacedWords(text: string, list: List): Iterable<ListedWord> {
  const words = [...text.matchAll(/[\p{L}\p{M}\p{N}'’-]+/gu)]
  let behind = 0
  for (const [number, { 0: word, index: at }] of words.entries()) {
    if (at < behind) continue
    const phrases = words
      .slice(number + 1, number + MOST_WORDS)
      .map((last) => text.slice(at, last.index + last[0].length))
    const phrase = phrases.reverse().find((one) => list.has(one))
    if (phrase) {
      behind = at + phrase.length
      yield { word: phrase, at }
      continue
    }
    const stems = Array.from(word, (_, length) => `${word.slice(0, word.length - length)}*`)
    const listed = [word, ...stems].find((one) => list.has(one))
    if (listed) yield { word: listed, at }
  }
}

const LONGEST_WORD = 8

/** In languages without spaces: the longest word that is listed at each place, "電車" and not "車". */
function* runningWords(text: string, list: List): Iterable<ListedWord> {
  for (let at = 0; at < text.length; at++) {
    const lengths = Array.from({ length: LONGEST_WORD }, (_, shorter) => LONGEST_WORD - shorter)
    const word = lengths.map((length) => text.slice(at, at + length)).find((one) => list.has(one))
    if (!word) continue
    yield { word, at }
    at += word.length - 1
  }
}
