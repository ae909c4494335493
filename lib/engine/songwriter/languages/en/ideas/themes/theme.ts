/**
 * A world of images that belong together. Entries are one a line.
 *
 * `scenes`: what happens there by itself, "the tide: turn, pull away"; `+` after a subject makes it plural.
 * `acts`: what people do there, verb first. `places`: where people can be, with their preposition.
 * `keepsakes`: things to keep or leave behind, singular and without article. `blessings`: what
 * somebody or something is to the singer, with article.
 */
export type Theme = {
  readonly name: string
  /** Themes that lend some of their things and places, by name. */
  readonly companions: string
  /** Words of a title or description that call for this theme. */
  readonly keywords: string
  readonly scenes: string
  readonly acts: string
  readonly places: string
  readonly keepsakes: string
  readonly blessings: string
}
