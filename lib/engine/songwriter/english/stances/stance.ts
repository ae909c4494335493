/**
 * How the singer stands to somebody: what is said in each place of a song. One rule a line; see grammar.ts for the
 * notation. Every rule draws on the theme, so that no line is a stock phrase.
 */
export type Stance = {
  readonly name: string
  /** Words of a description that call for it. */
  readonly keywords: string
  /** What happened, what I do, what you did: the second and third lines of a verse. */
  readonly detail: string
  /** What it comes to: the last line of a verse. */
  readonly turn: string
  /** The pre-chorus: wishes and questions that lean forward. */
  readonly lift: string
  /** What the chorus says beside its title. Each must be able to follow a title and a comma. */
  readonly answer: string
  /** Another side of it. */
  readonly bridge: string
}
