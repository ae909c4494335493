import { pattern } from './patterns.ts'
import type { ReadingWords } from './reading.ts'

const NAME =
  /(?<![\p{L}\p{N}])(?:(?:Mrs?|Ms|Dr|Miss|Mme|Sr|Sra|Herr|Frau)\.? )?\p{Lu}[\p{L}'’-]*(?<!['’])(?: (?:(?:de|da|van|von|der|di|la|le) )?\p{Lu}[\p{L}'’-]*(?<!['’]))*/gu
const TITLE = /^(?:Mrs?|Ms|Dr|Miss|Mme|Sr|Sra|Herr|Frau)\.? /u

/** Names, in the order in which they come: words with a capital letter, or what stands behind "named" or a word for somebody. */
export function namesIn(said: string, words: ReadingWords): string[] {
  const common = new Set(words.notNames.split(' '))
  const written = [...said.matchAll(NAME)].flatMap((match) => trimmed(match[0], match.index, said, common))
  return [...new Set([...written, ...smallNames(said, words, written)])].slice(0, 6)
}

/** Without common words at both ends; nothing where a sentence only begins with it. */
function trimmed(text: string, at: number, said: string, common: ReadonlySet<string>): string[] {
  const isTitled = TITLE.test(text)
  const parts = isTitled ? [text] : text.split(' ')
  const isCommon = (word = '') => common.has(word.toLowerCase().replace(/['’]s$/, ''))
  const beginsSentence = at === 0 || /[.!?:;\n]\s*["“]?$/.test(said.slice(0, at))
  if (
    !isTitled &&
    beginsSentence &&
    !isCommon(parts[0]) &&
    !FIRST_NAME_SIGNS.test(said.slice(at + (parts[0]?.length ?? 0)))
  )
    parts.shift()
  while (parts.length > 0 && isCommon(parts[0])) parts.shift()
  while (parts.length > 0 && isCommon(parts.at(-1))) parts.pop()
  const name = parts.join(' ').replace(/['’]s$/, '')
  return name.length > 1 && name !== name.toUpperCase() ? [name] : name.length > 1 && name.length <= 5 ? [] : []
}

/** A sentence that begins with a name goes on with a verb: "Tom loves …", or with another: "Tom and Aisha". */
const FIRST_NAME_SIGNS = /^(?:,| (?:and|is|was|has|loves|likes|turns|lives|works|who|met)\b|['’]s\b)/u

/** People type in small letters: "my cat biscuit who sleeps", "named biscuit". */
function smallNames(said: string, { kin, notNames, small }: ReadingWords, known: readonly string[]): string[] {
  const nots = new Set(`${notNames} ${small}`.split(' '))
  const kinds = kin.map(([source]) => source).join('|')
  const sources = [
    `\\b(?:named|called) (\\p{Ll}[\\p{L}'’-]+)`,
    `\\b(?:my|our) (?:${kinds}) (\\p{Ll}[\\p{L}'’-]{2,})(?=$|[.,;:!?)]| (?:who|that|is|was|and|because|on|for|in|to|from|turning)\\b)`,
  ]
  return sources.flatMap((source) =>
    [...said.matchAll(pattern(source, 'g'))].flatMap(([, word = '']) => {
      if (nots.has(word.toLowerCase()) || /(?:ing|ed|ly)$/.test(word)) return []
      const name = word.charAt(0).toUpperCase() + word.slice(1)
      return known.some((one) => one.split(' ').includes(name)) ? [] : [name]
    }),
  )
}

/** Towns and countries that a text names. */
export function placesIn(said: string, { places }: ReadingWords): string[] {
  return places
    .split(', ')
    .filter((place) => place !== '' && new RegExp(`(?<!\\p{L})${place}(?!\\p{L})`, 'u').test(said))
}
