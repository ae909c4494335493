import type { Entry } from './name-index.ts'

/** What a text is: a name of a person is never a wish, and a style is made of names of styles. */
export type ModeratedField = 'title' | 'style' | 'description' | 'prompt' | 'name'

/** A name or word that stands in the text, before it is known whether it is refused there. */
export type Match = {
  readonly entry: Entry
  /** The words that it is made of, the last one not counted. */
  readonly from: number
  readonly to: number
  readonly start: number
  readonly end: number
}
