import type { Language } from '../language/language.ts'
import type { Numbers, ReadingRules } from './reading-rules.ts'
import { createSpellOut, type NumberRules } from './spell-out.ts'

/** Longer ones are read digit by digit. */
const MOST_DIGITS = 12
const [FIRST_YEAR, LAST_YEAR] = [1100, 2099]

/** A number as people write it: digits in groups of three, or with a fraction, whichever sign parts them. */
export const NUMBER = "\\d{1,3}(?:[.,\\u00a0\\u202f'’]\\d{3})+(?!\\d)(?:[.,]\\d+)?|\\d+(?:[.,]\\d+)?"

export function createNumbers(language: Language, reading: ReadingRules, rules: NumberRules): Numbers {
  const spellOut = createSpellOut(rules, language)
  const { sets, point, fraction, zero } = reading
  const mend = reading.mend ?? ((words) => words)
  const by = (set: string, value: number) => mend(reading.spell ? reading.spell(value) : spellOut(value, set))
  const cardinal = (value: number) => by(sets.cardinal, value)
  const parted = /[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/.test(point) ? '' : ' '

  const digits = (written: string) =>
    [...written].map((digit) => (digit === '0' && zero ? zero : cardinal(Number(digit)))).join(parted)

  const counting = (value: number, following: string) => {
    const word = /^ ?(\p{L}.*)/u.exec(following)?.[1]
    const set = !word || reading.notCounted?.test(word) ? undefined : countingSet(word)
    return by(set ?? sets.cardinal, value)
  }
  const countingSet = (word: string) => (reading.feminine?.test(word) ? sets.feminine : sets.masculine)

  const year: Numbers['year'] = (value, found = { before: '', after: '' }) =>
    reading.year ? reading.year(value, found, numbers) : by(sets.year ?? sets.cardinal, value)

  const written = (text: string, following = '') => {
    const [whole = '', part] = wholeAndPart(text)
    if (whole.length > MOST_DIGITS || (/^0\d/.test(whole) && whole === text)) return digits(whole)
    if (part === undefined) return counting(Number(whole), following)
    const asNumber = fraction === 'number' && part.length === 2 && !part.startsWith('0')
    return [cardinal(Number(whole)), point, asNumber ? cardinal(Number(part)) : digits(part)].join(parted)
  }

  const numbers: Numbers = { cardinal, by, digits, counting, written, year }
  return numbers
}

export function isYear(text: string): boolean {
  return /^\d{4}$/.test(text) && Number(text) >= FIRST_YEAR && Number(text) <= LAST_YEAR
}

/** "1.000,50" is 1000 and 50: what parts groups of three digits is no point. */
export function wholeAndPart(text: string): readonly [whole: string, part?: string] {
  const grouped = /^([1-9]\d{0,2}(?:[.,\u00a0\u202f'’]\d{3})+)(?:[.,](\d+))?$/.exec(text)
  const [, whole = text, part] = grouped ?? /^(\d+)(?:[.,](\d+))?$/.exec(text) ?? []
  const plain = whole.replace(/\D/g, '')
  return part === undefined ? [plain] : [plain, part]
}
