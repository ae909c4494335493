/** The orders that a person's songs and covers can be listed in; by length the finished ones stand first. */
export const SORTS = ['newest', 'oldest', 'title', 'longest'] as const
export type Sort = (typeof SORTS)[number]

/** What became of a song or cover that its owner deleted. */
export type Deleted = {
  /** What was finished can be restored for a day. */
  readonly restorable: boolean
  /** Credits that came back, since it was not finished. */
  readonly refunded: number
}

/** Where something stands that waits to be made. */
export type Place = {
  /** How many come first, those that are being made included. */
  readonly ahead: number
  /** Seconds until it will probably begin; null while nothing is known of how long that takes. */
  readonly waitSec: number | null
}
