import { capital } from '../../lyrics/first-letter.ts'
import { allGroups, escaped, firstGroup, pattern } from '../patterns.ts'
import type { ReadingWords } from '../reading.ts'

/** The name of a shop or team, with capital letters however it was typed. */
export function brandIn(said: string, words: ReadingWords, names: readonly string[]): string | null {
  const whole = firstGroup(words.brand, said)?.replace(/^(?:\p{Ll}+ )+(?=The \p{Lu})/u, '') ?? null
  const place = placeIn(said, words)
  // "Crumb & Co in Portland", but not "Hole in the Wall".
  const isIn = words.prepositions && place && !/^the /iu.test(place)
  const town = isIn ? `(?:${words.prepositions}) ${escaped(place)}` : '~'
  const found = whole?.replace(pattern(`(?<=\\p{L}) (?:${town}|${words.address ?? '~'})$`), '') ?? null
  if (!found || !words.spaced) return found
  return names.reduce((brand, name) => brand.replace(new RegExp(escaped(name), 'iu'), name), withCapitals(found, words))
}

/** A quoted text as a name: it gets capital letters if it was typed in small letters throughout. */
export const asName = (quoted: string, words: ReadingWords) =>
  words.spaced && quoted === quoted.toLowerCase() ? capital(withCapitals(quoted, words)) : quoted

function withCapitals(text: string, words: ReadingWords): string {
  const minor = new Set(words.small.split(' '))
  return text
    .split(' ')
    .map((word) => (minor.has(word) ? word : CLUBS.test(word) ? word.toUpperCase() : capital(word)))
    .join(' ')
}

const CLUBS = /^(?:vv|sv|tv|fc|cf|sc|afc|ec|cd|ac)$/i

/** "in Leeds", but not "in Japanese". */
export function placeIn(said: string, { place, notNames }: ReadingWords): string | null {
  const common = new Set(notNames.split(' '))
  const isNowhere = (name: string) => name.split(' ').some((word) => common.has(word.toLowerCase()))
  return allGroups(place, said).find((name) => !isNowhere(name) || NEW_PLACE.test(name)) ?? null
}

/** "New Zealand". */
const NEW_PLACE = /^New (?!Year|Song|Baby)\p{Lu}\p{Ll}+$/u
