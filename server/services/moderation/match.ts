import type { Entry } from './name-index.ts'

/**
 * The field that a text was entered in. The name of a person or voice never asks to imitate anybody, and a style
 * consists of names of styles.
 */
export type ModeratedField = 'title' | 'style' | 'description' | 'prompt' | 'name'

/** A listed name or word that the text contains, whether or not it is refused there. */
export type Match = {
  readonly entry: Entry
  /** The numbers of its words, from `from` up to but not including `to`. */
  readonly from: number
  readonly to: number
  readonly start: number
  readonly end: number
}
