import type { Browser } from '#server/services/accounts/browser.ts'
import { rememberAccount } from '#server/services/accounts/known-browser.ts'
import { clearCookie, hostCookieName, setCookie } from './set-cookie.ts'

const HOUR_MS = 3_600_000
/** Longer than a code works, so that a late one is told from one that another browser asked for. */
const ASKED_MS = HOUR_MS
/** Browsers keep no cookie for longer. */
const KNOWN_MS = 400 * 24 * HOUR_MS

const askedName = () => hostCookieName('canto-sign-in')
const knownName = () => hostCookieName('canto-known-browser')

/** What a request's cookies say of the browser. */
export function browserOf(cookie: (name: string) => string | null): Browser {
  return { secret: cookie(askedName()), known: cookie(knownName()) }
}

/** Set-Cookie for a browser that asks for a code. */
export const askedCookie = (secret: string, now: Date) =>
  setCookie(askedName(), secret, new Date(now.getTime() + ASKED_MS))

export const clearedAskedCookie = () => clearCookie(askedName())

/** Set-Cookie for a browser where somebody is signed in; it outlasts logging out. */
export function knownCookie(secret: string, known: string | null, userId: string, now: Date): string {
  return setCookie(knownName(), rememberAccount(secret, known, userId), new Date(now.getTime() + KNOWN_MS))
}

/** Set-Cookie for a browser whose account is deleted: `known` vouches for what is left, or is null. */
export function forgottenCookie(known: string | null, now: Date): string {
  return known === null ? clearCookie(knownName()) : setCookie(knownName(), known, new Date(now.getTime() + KNOWN_MS))
}
