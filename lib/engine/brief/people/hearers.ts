import type { Language } from '../../lyrics/language/language.ts'
import { PACKS } from '../../songwriter/languages/registry.ts'
import { type Hearer, isAnimal } from '../brief.ts'
import { allGroups, escaped, pattern } from '../patterns.ts'
import type { ReadingWords } from '../reading.ts'
import { placesIn } from './names-in.ts'

/**
 * Whether the person found is no hearer of a break-up song: the rival with whom somebody left ("se fue con mi mejor amiga"), or
 * an animal.
 */
export const isRival = (heard: Hearer, said: string) =>
  isAnimal(heard) ||
  (heard.kin !== null &&
    pattern(`\\b(?:con|com|mit|avec|met|with|dengan) (?:\\p{L}+ ){0,2}?${escaped(heard.kin)}`).test(said))

/** "mia sorella Elena si sposa con Marco": both hear it. */
export function withSpouse(
  one: Hearer,
  people: readonly string[],
  said: string,
  words: ReadingWords,
  language: Language,
): Hearer {
  const [first = '', second = ''] = people
  const isPair =
    people.length === 2 && words.spaced && [first, second].some((name) => based([name], words)[0] === one.name)
  const between = `${escaped(first)}(?: \\p{L}+){0,3}? (?:${words.and}|con|avec|com|mit|met|sama|dengan|za|heiratet|épouse) (?:(?:il|o|a|der|die|le|la) )?${escaped(second)}`
  if (!isPair || !pattern(between).test(said)) return one
  const name = PACKS[language].together(based(people, words))
  return { ...one, name, call: name }
}

/**
 * Whether the person only owns a thing that a calm song is about: in "about the sea and my father's nets" the father is no
 * hearer.
 */
export function ownsSubject({ kin }: Hearer, said: string, { subject, and, small, spaced }: ReadingWords): boolean {
  const begins = kin?.toLowerCase().slice(0, 3) ?? ''
  if (!spaced || begins === '') return false
  const minor = new Set(small.split(' '))
  const pieces = allGroups(subject, said).flatMap((phrase) =>
    phrase.toLowerCase().split(pattern(`[,;]|\\s(?:${and})\\s`)),
  )
  const firsts = pieces.map((piece) => piece.split(/\s+/).find((word) => word !== '' && !minor.has(word)) ?? '')
  return pieces.some((piece, at) => piece.includes(` ${begins}`) && !firsts[at]?.startsWith(begins))
}

/** Names as they are when nothing is said of them; towns stay as they are written. */
export function based(names: readonly string[], words: ReadingWords): readonly string[] {
  const { baseName } = words
  if (!baseName) return names
  return [...new Set(names.map((name) => (placesIn(name, words).length > 0 ? name : baseName(name))))]
}

/** Where descriptions say whom a song is for: their first piece. */
export const headOf = (said: string) => said.toLowerCase().split(/[,.;:!?\n]/u)[0] ?? ''
