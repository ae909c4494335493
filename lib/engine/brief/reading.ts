import type { Language } from '../lyrics/language.ts'
import type { PlotName } from '../songwriter/languages/names.ts'
import type { Animal } from './brief.ts'

/** Of people who are called what they are: "mum" is sung to as "Mum". */
export const AS_TYPED = ''

/** How people write what they want in a language. Every pattern is matched without regard to case, in Unicode mode. */
export type ReadingWords = {
  /** Group 1 is what the song is about: "about missing the bus". */
  readonly subject: readonly string[]
  /** Group 1 is whom it is for or about: "for my grandmother Maria". */
  readonly hearer: readonly string[]
  /** Group 1 is what must not appear: "without drums", "don't mention Paris". */
  readonly without: readonly string[]
  /** Group 1 is a town, as it is written. */
  readonly place: readonly string[]
  /** Group 1 is a number of years. */
  readonly age: readonly string[]
  /** Group 1 is minutes, group 2 seconds. */
  readonly length: readonly string[]
  readonly instrumental: string
  readonly voice: { readonly m: string; readonly f: string }
  /** The languages' names where the song is to be sung in one: "in Japanese", "Japanese lyrics". */
  readonly languages: Readonly<Record<Language, string>>
  /** What each kind of song is called or told by; the first that is found counts. */
  readonly plots: readonly (readonly [plot: PlotName, pattern: string])[]
  /** People and animals: a pattern for the word, and how a song calls them. */
  readonly kin: readonly (readonly [pattern: string, call: string, animal?: Animal])[]
  /** Words with a capital letter that are no names. */
  readonly notNames: string
  /** Towns and countries, divided by commas. */
  readonly places: string
  /** Words that say nothing of what a song is about, though topics have them: "sleep", "home". */
  readonly weak: string
  /** Small words that a subject neither begins nor ends with: "my", "the", "and". */
  readonly small: string
  /** What the hearer does, of a description: "who loves her garden" gives "love your garden". */
  deedsIn?(description: string): string[]
}
