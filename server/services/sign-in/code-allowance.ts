import type { Context } from '#server/context.ts'
import type { Limit } from '#server/services/limits/count-call.ts'
import type { Counter } from '#server/services/limits/sliding-limit.ts'
import { knownBrowserId } from './known-browser.ts'

const DAY_SEC = 86_400
const MAILS_AT_ONCE: Limit = { calls: 3, perSec: 600 }

/**
 * Guesses of the codes for one account in any 24 hours: together at most 50 of a million codes, 30 by strangers and 20
 * by known browsers. So guessing opens an account with a probability of at most 0.005 % a day, whoever guesses. All
 * strangers share their guesses, so that more browsers or networks give them no more.
 */
const GUESSES_A_DAY = { strangers: 30, knownBrowser: 10, knownBrowsers: 20 } as const
const MAILS_A_DAY = { strangers: 20, knownBrowser: 10 } as const

/** What a browser may still do to sign in to one address by code. */
export type CodeAllowance = {
  /** Whether the browser signed in to this account before. Strangers cannot use up its allowance. */
  readonly isKnown: boolean
  readonly mails: readonly Counter[]
  readonly guesses: readonly Counter[]
}

export async function codeAllowance(ctx: Context, email: string, known: string | null): Promise<CodeAllowance> {
  const user = known === null ? null : await ctx.db.user.findUnique({ where: { email }, select: { id: true } })
  // Computed even if nobody has the address, so that the answer takes as long.
  const browserId = knownBrowserId(ctx.secret, known, user?.id ?? '')
  const aDay = (calls: number): Limit => ({ calls, perSec: DAY_SEC })
  if (!user || !browserId) {
    const { strangers } = MAILS_A_DAY
    return {
      isKnown: false,
      mails: [{ key: codeMailsKey(email), limits: [MAILS_AT_ONCE, aDay(strangers)] }],
      guesses: [{ key: codeGuessesKey(email), limits: [aDay(GUESSES_A_DAY.strangers)] }],
    }
  }
  return {
    isKnown: true,
    mails: [{ key: `code:letters:${browserId}:${user.id}`, limits: [MAILS_AT_ONCE, aDay(MAILS_A_DAY.knownBrowser)] }],
    guesses: [
      { key: `code:guesses:${browserId}:${user.id}`, limits: [aDay(GUESSES_A_DAY.knownBrowser)] },
      { key: `code:guesses:${user.id}`, limits: [aDay(GUESSES_A_DAY.knownBrowsers)] },
    ],
  }
}

/** Keys that count, for an address, the calls of browsers that never signed in to its account. */
export const codeMailsKey = (email: string): string => `code:letters:${email}`
export const codeGuessesKey = (email: string): string => `code:guesses:${email}`
