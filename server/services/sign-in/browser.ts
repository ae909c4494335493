/** What the cookies of a browser say about it. */
export type Browser = {
  /** The secret that its sign-in codes are bound to; null before it has asked for one. */
  readonly secret: string | null
  /** Vouches for the accounts that signed in there: see known-browser.ts. */
  readonly known: string | null
}
