import type { Language } from '../../lyrics/language/language.ts'
import type { ToneWords } from './glossaries/glossary.ts'
import { GLOSSARIES } from './glossaries/registry.ts'
import { LOANS, NAMES } from './loans.ts'
import { longestMeaning, readAttributes, wordsOf } from './music-attributes.ts'
import { FILLERS } from './vocabulary.ts'
import { beginning, compiled, ending, listed } from './word-patterns.ts'

/** A phrase that speaks of nothing but music, before it says what is not wanted. */
export type Wished = {
  /** What it says, in English words of vocabulary.ts and in its order; nothing where it speaks of anything else. */
  readonly english: readonly string[]
  /** It asks for it, so that it cannot be said of whoever the song is for: "something slow", "upbeat please". */
  readonly asks: boolean
}

const ENGLISH: ToneWords = {
  endings: '',
  around: `${[...FILLERS].join(' ')} quite really pretty rather super bit little kind sort it be then overall nice`,
  asking: 'please pls make keep should must something maybe',
  but: 'but not nothing never no without',
}

const toneWords = (language: Language): ToneWords => (language === 'en' ? ENGLISH : GLOSSARIES[language].tones)

/** What a phrase wishes for when it says nothing else: "slow and romantic but with a wink", "ゆっくりした切ないジャズ". */
export function wishedIn(phrase: string, language: Language): Wished {
  const said = beforeBut(phrase, language)
  const english: string[] = []
  for (let at = 0; at < said.length; ) {
    const found = longestAt(said, at, language)
    if (!found) return NOTHING
    if (found.english) english.push(found.english)
    at += found.length
  }
  return { english, asks: listed(toneWords(language).asking).some((word) => compiled(whole(word)).test(said)) }
}

/** Whether a word is one of those around a wish, which say nothing by themselves: "tempo", "très". */
export const isAround = (word: string, language: Language) =>
  listed(toneWords(language).around).some((around) => compiled(`^(?:${around})$`).test(word))

/** How people ask, as patterns: "please", "que sea". */
export const askingOf = (language: Language): readonly string[] =>
  listed(toneWords(language).asking).filter((word) => !word.endsWith('$'))

const NOTHING: Wished = { english: [], asks: false }

/** The same where it says how the music is to feel or how fast it is to be, and not only what it is called. */
export function tonesIn(phrase: string, language: Language): Wished {
  const wished = wishedIn(phrase, language)
  const { mood, tempoFactor, energy } = readAttributes(wished.english)
  return mood !== null || tempoFactor !== 1 || energy !== 0 ? wished : NOTHING
}

/** Whether a phrase only turns against the one before it: "but with a wink". */
export const isTurn = (phrase: string, language: Language) => beforeBut(phrase, language).trim() === ''

function beforeBut(phrase: string, language: Language): string {
  const said = phrase.toLowerCase()
  const turns = listed(toneWords(language).but).map((word) => said.search(compiled(whole(word))))
  return said.slice(0, Math.min(said.length, ...turns.filter((turn) => turn >= 0)))
}

const whole = (word: string) => beginning(word) + ending(word)

type Found = { readonly english: string; readonly length: number }

/** The longest of what can stand there: a gap, a word of the language, or music as English calls it. */
function longestAt(said: string, at: number, language: Language): Found | null {
  const found = entriesOf(language).flatMap(({ pattern, english, start }) => {
    if (!said.startsWith(start, at)) return []
    pattern.lastIndex = at
    const length = pattern.exec(said)?.[0].length ?? 0
    return length > 0 ? { english, length } : []
  })
  return [...found, ...englishAt(said, at, language)].sort((a, b) => b.length - a.length)[0] ?? null
}

function englishAt(said: string, at: number, language: Language): Found[] {
  const run = isSpaced(language) ? said.slice(at) : (/^[a-z\d& -]*/.exec(said.slice(at))?.[0] ?? '')
  const words = wordsOf(run)
  const { meaning, length } = longestMeaning(words, 0)
  if (!meaning || meaning.voice || !run.startsWith(words[0]!)) return []
  const end = words.slice(0, length).reduce((from, word) => run.indexOf(word, from) + word.length, 0)
  return [{ english: words.slice(0, length).join(' '), length: end }]
}

/** `start` is the fixed beginning of the pattern. It is compared first, because that is faster than the pattern. */
type Entry = { readonly pattern: RegExp; readonly english: string; readonly start: string }

/** The letters at the beginning of a pattern that no quantifier behind them makes optional. */
const START = /^(?:[\p{L} -](?![?*{|]))+/u

const entries = new Map<Language, readonly Entry[]>()

function entriesOf(language: Language): readonly Entry[] {
  const known = entries.get(language) ?? toEntries(language)
  entries.set(language, known)
  return known
}

function toEntries(language: Language): Entry[] {
  const { endings, around, asking } = toneWords(language)
  const end = isSpaced(language) ? '(?!\\p{L})' : '(?![a-z])'
  const entry = (source: string, english: string) => ({
    ...{ pattern: new RegExp(`(?:${source})${end}`, 'uy'), english },
    start: START.exec(source)?.[0] ?? '',
  })
  // What is said of a voice is no tone of the song.
  const { female, male, ...words } = language === 'en' ? {} : GLOSSARIES[language].words
  const ended = endings === '' ? '' : `(?:${byLength(listed(endings)).join('|')})?`
  return [
    { pattern: /[^\p{L}\p{N}]+/uy, english: '', start: '' },
    ...Object.entries(words).flatMap(([english, stems]) => listed(stems).map((stem) => entry(stem + ended, english))),
    ...(language === 'en' ? [] : [...Object.entries(LOANS), ...NAMES.map((name) => [name, name] as const)]).map(
      ([english, name]) => entry(name + ended, english),
    ),
    ...listed(`instrumental ${around} ${asking}`).map((word) => entry(word, '')),
  ]
}

const byLength = (words: readonly string[]) => [...words].sort((a, b) => b.length - a.length)

/** Whether words are divided by spaces. */
const isSpaced = (language: Language) => language !== 'ja' && language !== 'zh'
