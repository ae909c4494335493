import { AppError } from '#server/errors.ts'
import { FAMOUS_NAMES } from './famous-names.ts'
import { SENSITIVE_WORDS } from './sensitive-words.ts'

/** Throws wordsRefused, which names what was found, on the first field that holds a famous name or a sensitive word. */
export function refuseWords(fields: Readonly<Record<string, string>>): void {
  for (const [field, text] of Object.entries(fields)) {
    const found = findRefused(text)
    if (found.length > 0) {
      throw new AppError('wordsRefused', { words: found.join(', ') }, field)
    }
  }
}

/** The listed names and words in a text, each once, whatever the case, accents, spacing or full-width letters. */
export function findRefused(text: string): string[] {
  const padded = ` ${normalise(text)} `
  return ENTRIES.filter(({ needle }) => padded.includes(needle)).map(({ words }) => words)
}

const LETTERS = /[^\p{Letter}\p{Number}]+/gu
/** Latin accents only: the marks of kana make other letters. */
const MARKS = /[\u0300-\u036f]+/g
/** "Taylor Swift's" names her too. */
const POSSESSIVE = /['’]s(?!\p{Letter})/gu
/** Scripts written without spaces: there a listed word is found inside a sentence. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
/** Letters that do not come apart into a base letter and a mark. */
const PLAIN: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe' }

const ENTRIES = [...new Set([...FAMOUS_NAMES, ...SENSITIVE_WORDS])].map((words) => {
  const plain = normalise(words)
  return { words, needle: UNSPACED.test(words) ? plain : ` ${plain} ` }
})

function normalise(text: string): string {
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[øłđıßæœ]/g, (letter) => PLAIN[letter] ?? letter)
    .replace(POSSESSIVE, '')
    .replace(/['’.]/g, '')
    .replace(LETTERS, ' ')
    .trim()
}
