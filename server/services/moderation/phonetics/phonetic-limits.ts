import type { Script, Word } from '#server/services/moderation/tokenize.ts'
import { isFunctionWord } from '#server/services/moderation/words/function-words.ts'
import { foreignSyllables, isKorean, mayBeForeign } from '#server/services/moderation/words/korean-words.ts'

/**
 * When words sound like a name. `least` is how many classes of consonants they must have, and `near` how far their
 * sound may be from that of the name, 0 being the same. `one` is for names of one word, `more` for names of several
 * words, `word` for a single word of these, and `run` for words that are divided otherwise than those of the name.
 * `shortest` is how many letters the sounds must have, except for names of one word.
 */
export type Limits = {
  readonly least: { readonly one: number; readonly more: number; readonly run: number }
  readonly near: { readonly one: number; readonly more: number; readonly word: number; readonly run: number }
  readonly shortest: number
}

/** A word in katakana is mostly a foreign one. */
const KANA: Limits = {
  least: { one: 4, more: 3, run: 5 },
  near: { one: 0.1, more: 0.16, word: 0.3, run: 0.12 },
  shortest: 6,
}
/**
 * Most Japanese words are written in hiragana. Without a sign of foreign sounds, only words that are very near to a
 * name are taken for it.
 */
const HIRAGANA: Limits = {
  least: { one: 5, more: 4, run: 5 },
  near: { one: 0.04, more: 0.08, word: 0.15, run: 0.1 },
  shortest: 8,
}
const HIRAGANA_FOREIGN: Limits = {
  least: { one: 4, more: 3, run: 4 },
  near: { one: 0.1, more: 0.16, word: 0.3, run: 0.15 },
  shortest: 7,
}
/** Where many syllables are ones that Korean words seldom have. */
const HANGUL_FOREIGN: Limits = {
  least: { one: 5, more: 3, run: 5 },
  near: { one: 0.07, more: 0.12, word: 0.25, run: 0.1 },
  shortest: 7,
}
const HANGUL: Limits = {
  least: { one: 9, more: 4, run: 9 },
  near: { one: 0, more: 0.08, word: 0.16, run: 0 },
  shortest: 7,
}
/**
 * Scripts that write a name as it sounds. Arabic and Hebrew do not write short vowels, so they have limits of their
 * own.
 */
const SPELLED: Limits = {
  least: { one: 5, more: 3, run: 6 },
  near: { one: 0.06, more: 0.12, word: 0.25, run: 0.1 },
  shortest: 6,
}
const SEMITIC: Limits = {
  least: { one: 5, more: 4, run: 6 },
  near: { one: 0.05, more: 0.125, word: 0.2, run: 0.1 },
  shortest: 6,
}
const LIMITS: Readonly<Partial<Record<Script, Limits>>> = {
  kana: KANA,
  hiragana: HIRAGANA,
  cyrillic: SPELLED,
  greek: SPELLED,
  thai: SPELLED,
  devanagari: SPELLED,
  arabic: SEMITIC,
  hebrew: SEMITIC,
  han: { ...SPELLED, least: { one: 9, more: 9, run: 5 } },
}
/** Words that begin with capital letters where no sentence begins. */
const CAPITAL: Limits = {
  least: { one: 3, more: 3, run: 5 },
  near: { one: 0.1, more: 0.16, word: 0.3, run: 0.12 },
  shortest: 6,
}
/**
 * Words that are plainly a name: a dot stands between them, or they stand in hangul, alone, in a text in Latin letters.
 */
const PLAINLY: Limits = {
  least: { one: 4, more: 3, run: 5 },
  near: { one: 0.16, more: 0.3, word: 0.45, run: 0.2 },
  shortest: 5,
}

/** The words of a text, whether most of it is in Latin letters, and how many syllables of each are strange to Korean. */
export type Scene = {
  readonly words: readonly Word[]
  readonly isLatin: boolean
  readonly foreign: readonly number[]
}

const isLatinWord = ({ text }: Word) => /\p{Script=Latin}/u.test(text)

export function sceneOf(words: readonly Word[]): Scene {
  const isLatin = words.filter(isLatinWord).length > 2 * words.filter(({ script }) => script === 'hangul').length
  return { words, isLatin, foreign: words.map(foreignSyllables) }
}

/** The limits for some words; undefined if they are part of a sentence, and so no name. */
export function limitsOf(scene: Scene, from: number, to: number): Limits | undefined {
  const { script } = scene.words[from] as Word
  const limits = isPlainlyName(scene, from, to) ? PLAINLY : LIMITS_IN[script]?.(scene, from, to)
  if (!limits) return undefined
  const words = scene.words.slice(from, to + 1)
  return (script === 'hangul' ? isKorean(words, strangeness(scene, from, to)) : isSentence(words)) ? undefined : limits
}

const isSentence = (words: readonly Word[]): boolean => words.some(isFunctionWord)

function isPlainlyName({ words, isLatin }: Scene, from: number, to: number): boolean {
  if (to > from && words.slice(from + 1, to + 1).some(({ joint }) => joint === 'dot')) {
    return words.slice(from + 1, to + 1).every(({ joint }) => joint === 'dot' || joint === 'hyphen')
  }
  if (!isLatin || (words[from] as Word).script !== 'hangul') return false
  return [words[from - 1], words[to + 1]].every((word) => word?.script !== 'hangul')
}

type Chosen = (scene: Scene, from: number, to: number) => Limits | undefined

const own: Chosen = ({ words }, from) => LIMITS[(words[from] as Word).script]
const byCapitals: Chosen = (scene, from, to) => (isCapital(scene, from, to) ? CAPITAL : own(scene, from, to))

const LIMITS_IN: Readonly<Partial<Record<Script, Chosen>>> = {
  kana: own,
  han: own,
  thai: own,
  devanagari: own,
  arabic: own,
  hebrew: own,
  cyrillic: byCapitals,
  greek: byCapitals,
  hiragana: ({ words }, from, to) =>
    words.slice(from, to + 1).some(({ text }) => hasForeignSign(text)) ? HIRAGANA_FOREIGN : HIRAGANA,
  hangul: (scene, from, to) => {
    const { words } = scene
    if (strangeness(scene, from, to) >= A_QUARTER) return HANGUL_FOREIGN
    return to === from + 1 && mayBeForeign((words[from] as Word).text, (words[to] as Word).text) ? HANGUL : undefined
  },
}

const A_QUARTER = 0.25

/** The share of syllables that are strange to Korean. */
function strangeness({ words, foreign }: Scene, from: number, to: number): number {
  let [strange, all] = [0, 0]
  for (let at = from; at <= to; at++) {
    strange += foreign[at] ?? 0
    all += (words[at] as Word).text.length
  }
  return strange / all
}

/** Whether words begin with capital letters, and not only since a sentence does. */
function isCapital({ words }: Scene, from: number, to: number): boolean {
  const begins = from === 0 || (words[from] as Word).joint === 'end'
  return (!begins || to > from) && words.slice(from, to + 1).every(({ text }) => /^\p{Lu}\p{Ll}/u.test(text))
}

/** Whether hiragana contain a sign for foreign sounds. */
export const hasForeignSign = (text: string): boolean => /[ぁぃぅぇぉゔー]/u.test(text)
