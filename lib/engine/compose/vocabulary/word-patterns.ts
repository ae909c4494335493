/** Words or beginnings of words that are divided by spaces; "_" is a space within one. */
export const listed = (words: string) => words.split(' ').map((word) => word.replaceAll('_', ' '))

/** Stems are few, and looked for in every phrase. */
export function compiled(source: string): RegExp {
  const known = patterns.get(source) ?? new RegExp(source, 'u')
  patterns.set(source, known)
  return known
}

const patterns = new Map<string, RegExp>()

/** Of languages that do not part words by spaces. */
const UNSPACED = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}]'
const isUnspaced = new RegExp(UNSPACED, 'u')

/** Words of languages that part them stand where no letter of such a language is before them, and where they are whole, none behind. */
export const beginning = (word: string) => (isUnspaced.test(word) ? word : `(?<!(?!${UNSPACED})\\p{L})${word}`)
export const ending = (word: string) => (isUnspaced.test(word) ? '' : '(?!\\p{L})')
