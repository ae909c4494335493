import type { Brief } from '#lib/engine/index.ts'
import { plain } from '#lib/i18n/fold.ts'

/** What the brief asks for and the lyrics do not mention. */
export type Missing = {
  readonly names: readonly string[]
  /**
   * No name of the brief is sung; or one is missing although the description also says who that is ("my grandmother").
   */
  readonly isNameless: boolean
  readonly subjects: readonly string[]
  /** The lyrics mention none of the subjects. */
  readonly isOffSubject: boolean
}

/**
 * What is missing in the lyrics. Names must be sung in every language; subjects are only looked for if the song is in
 * the language of the description.
 */
export function missingFrom(text: string, brief: Brief): Missing {
  const { hearer, brand, subjects, facts, place, language, spokenIn } = brief
  const isSung = (name: string) => speaksOfAny(text, contentOf(name), brief)
  const names = [...brief.names.filter((name) => hearer?.name?.includes(name)), ...(brand ? [brand] : [])].filter(
    (name) => !isSung(name),
  )
  const things =
    language === spokenIn
      ? [...subjects.map((one) => one.text), ...facts.map(({ text }) => text), ...(place ? [place] : [])]
      : []
  const missing = things.filter((thing) => !speaksOfMost(text, contentOf(thing), brief))
  return {
    names,
    isNameless: names.length > 0 && (hearer?.kin != null || !brief.names.some(isSung)),
    subjects: missing,
    isOffSubject: things.length > 0 && missing.length === things.length,
  }
}

/** Whether somebody gave a title and the lyrics contain no word of it. */
export function titleMissing(text: string, brief: Brief): boolean {
  return brief.title !== null && !speaksOfAny(text, contentOf(brief.title), brief)
}

/** Whether at least half of the terms appear: "old" alone does not mention an "old red truck". */
function speaksOfMost(text: string, terms: readonly string[], brief: Brief): boolean {
  return terms.filter((term) => speaksOf(text, term, brief)).length * 2 >= terms.length
}

const speaksOfAny = (text: string, terms: readonly string[], brief: Brief) =>
  terms.length === 0 || terms.some((term) => speaksOf(text, term, brief))

/** Words and things that must not appear, but do. */
export function unwantedIn(text: string, { without }: Brief): string[] {
  const words = plain(text)
  return without.filter((word) => {
    const stem = plain(word).replace(/e?s$/, '')
    return stem !== '' && (isSpaceless(stem) ? words.includes(stem) : startsAWord(words, stem))
  })
}

const SMALL = new Set(
  'the a an and or of to in on at for with my your our his her its their this that what who where when how is are was be not no all about song sing'.split(
    ' ',
  ),
)
const isSpaceless = (word: string) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word)

/** The words that carry meaning; all words if none does. */
function contentOf(text: string): string[] {
  const words = plain(text).match(/[\p{L}\p{N}]+/gu) ?? []
  const telling = words.filter((word) => !SMALL.has(word) && (word.length > 2 || isSpaceless(word)))
  return telling.length > 0 ? telling : words
}

/**
 * Whether a text contains a word in any of its forms. In Japanese, Chinese and Korean songs a name in Latin letters
 * always counts as sung, since it may be spelled in the song's own script.
 */
function speaksOf(text: string, term: string, { language }: Brief): boolean {
  const words = plain(text)
  if (isSpaceless(term)) return partsOf(term).some((part) => words.includes(part))
  if (isEastern(language) && /^[a-z]+$/.test(term)) return true
  return startsAWord(words, stemOf(term, language))
}

const isEastern = (language: string) => ['ja', 'zh', 'ko'].includes(language)

/** Such scripts do not separate words, so any two neighbouring characters count as a word. */
const partsOf = (term: string) =>
  term.length <= 2 ? [term] : Array.from({ length: term.length - 1 }, (_, at) => term.slice(at, at + 2))

function startsAWord(words: string, stem: string): boolean {
  return (words.match(/[\p{L}\p{N}]+/gu) ?? []).some((word) => word.startsWith(stem))
}

/** The part that most forms of a word share. */
function stemOf(term: string, language: string): string {
  if (term.length < 4) return term
  if (language === 'en')
    return term.length < 6 ? term.replace(/(?:s|y|e)$/, '') : term.replace(/(?:ing|ies|es|ed|s|y|e)$/, '')
  return term.slice(0, term.length < 6 ? -1 : -2)
}
