/** What a browser shows of itself, from its cookies. */
export type Browser = {
  /** What its sign-in codes are bound to; null before it has asked for one. */
  readonly secret: string | null
  /** Vouches for the accounts that signed in there: see known-browser.ts. */
  readonly known: string | null
}
