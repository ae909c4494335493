import { INVISIBLE } from '#lib/i18n/fold.ts'

/** The script of a word. Names in other scripts than Latin are found in other ways. */
export type Script =
  | 'kana'
  | 'hiragana'
  | 'han'
  | 'hangul'
  | 'cyrillic'
  | 'greek'
  | 'arabic'
  | 'hebrew'
  | 'thai'
  | 'devanagari'
  | 'other'

/** A word of a text and where it stands. */
export type Word = {
  readonly text: string
  readonly start: number
  readonly end: number
  readonly script: Script
  /** One letter that stands alone. */
  readonly single: boolean
  /**
   * What separates it from the word before: nothing, the dot inside a name, a hyphen, other signs without a space, a
   * space, or the end of a clause.
   */
  readonly joint: 'none' | 'dot' | 'hyphen' | 'signs' | 'space' | 'end'
}

const PIECE =
  /(?:[\p{Script=Katakana}ー\u3099\u309aﾞﾟ](?:[\p{Script=Katakana}ー\u3099\u309aﾞﾟ\p{Format}\p{M}])*)|(?:[\p{Script=Hiragana}](?:[\p{Script=Hiragana}ー\p{Format}\p{M}])*)|(?:[\p{Script=Han}々](?:[\p{Script=Han}々\p{Format}\p{M}])*)|(?:[\p{Script=Hangul}](?:[\p{Script=Hangul}\p{Format}\p{M}\u3164\uffa0])*)|(?:\p{Script=Arabic}[\p{Script=Arabic}ـ\p{Format}\p{M}]*)|(?:\p{Script=Hebrew}(?:[\p{Script=Hebrew}\p{Format}\p{M}]|['’׳](?=\p{Script=Hebrew}))*['’׳]?)|(?:\p{Script=Thai}[\p{Script=Thai}\p{Format}\p{M}]*)|(?:\p{Script=Devanagari}[\p{Script=Devanagari}\p{Format}\p{M}]*)|(?:[\p{L}\p{N}@$€£!|¡+§¥](?:(?![\p{Script=Katakana}ー\p{Script=Hiragana}\p{Script=Han}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Devanagari}])[\p{L}\p{N}\p{M}\p{Format}\u2800\u3164\uffa0@$€£!|¡+§¥])*)/gu
const EDGES = /^[!|¡+]+|[!|¡+]+$/gu

/** The words of a text, in order. Signs inside a word that may stand for letters belong to it; at its ends they do not. */
export function tokenize(text: string): Word[] {
  const words: Word[] = []
  let before = 0
  for (const match of text.matchAll(PIECE)) {
    const [whole] = match
    const inner = [...whole].length === 1 ? whole : whole.replace(EDGES, '')
    if (inner === '') continue
    const start = match.index + whole.indexOf(inner)
    const between = text.slice(before, start)
    const joint = jointOf(between, words.at(-1))
    const end = start + inner.length
    const single = [...inner.replace(INVISIBLE, '').replace(/\p{M}/gu, '')].length === 1
    words.push({ text: inner, start, end, script: scriptOf(inner), single, joint })
    before = end
  }
  return words
}

/** A full stop after a short word ends no sentence: "Dr. Dre". */
function jointOf(between: string, before: Word | undefined): Word['joint'] {
  if (between === '') return 'none'
  if (/^[·・･•‧．＝゠]$/u.test(between)) return 'dot'
  if (/^[-‐‑–－]$/u.test(between)) return 'hyphen'
  if (!/\s/u.test(between)) return 'signs'
  // Korean lines end in verbs. Such a verb and the first word of the next line can sound like a name.
  if (before?.script === 'hangul' && between.includes('\n')) return 'end'
  if (/\.\s/u.test(between) && (before?.text.length ?? 0) <= 3) return 'space'
  return /[,;:.!?…、。，！？]["'”’»)]?\s/u.test(between) ? 'end' : 'space'
}

const ASCII = /^[\x20-\x7e]+$/
const RUNS: readonly (readonly [Script, RegExp])[] = [
  ['cyrillic', /^[\p{Script=Cyrillic}\p{M}\p{Format}]+$/u],
  ['greek', /^[\p{Script=Greek}\p{M}\p{Format}]+$/u],
  ['arabic', /^\p{Script=Arabic}/u],
  ['hebrew', /^\p{Script=Hebrew}/u],
  ['thai', /^\p{Script=Thai}/u],
  ['devanagari', /^\p{Script=Devanagari}/u],
]

function scriptOf(text: string): Script {
  if (text.charCodeAt(0) < 0x80 && ASCII.test(text)) return 'other'
  if (/^\p{Script=Hiragana}/u.test(text)) return 'hiragana'
  if (/[\p{Script=Katakana}ー]/u.test(text)) return 'kana'
  if (/\p{Script=Han}/u.test(text)) return 'han'
  if (/\p{Script=Hangul}/u.test(text)) return 'hangul'
  return RUNS.find(([, run]) => run.test(text))?.[0] ?? 'other'
}
