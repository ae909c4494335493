/**
 * A world of images that belong together. Entries are one a line.
 *
 * `scenes`: what happens there by itself, "the tide: turn, pull away"; `+` after a subject makes it plural.
 * `acts`: what people do there, verb first. `places`: where people can be, with their preposition.
 * `keepsakes`: things to keep or leave behind, singular and without article. `natures`: what somebody can be like,
 * with article. `likenesses`: how something may come or feel, after "like". `words`: nouns for titles.
 */
export type Theme = {
  readonly name: string
  /** Words of a title or description that call for this theme. */
  readonly keywords: string
  readonly scenes: string
  readonly acts: string
  readonly places: string
  readonly keepsakes: string
  readonly natures: string
  readonly likenesses: string
  readonly words: string
}
