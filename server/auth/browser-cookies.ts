import type { Browser } from '#server/services/sign-in/browser.ts'
import { rememberAccount } from '#server/services/sign-in/known-browser.ts'
import { clearCookie, hostCookieName, setCookie } from './set-cookie.ts'

const HOUR_MS = 3_600_000
/** Longer than a code works, so that a late one is told from one that another browser asked for. */
const PENDING_CODE_MS = HOUR_MS
/** Browsers keep no cookie for longer. */
const KNOWN_BROWSER_MS = 400 * 24 * HOUR_MS

const pendingCodeName = () => hostCookieName('canto-sign-in')
const knownBrowserName = () => hostCookieName('canto-known-browser')

/** What a request's cookies say of the browser. */
export function browserOf(cookie: (name: string) => string | null): Browser {
  return { secret: cookie(pendingCodeName()), known: cookie(knownBrowserName()) }
}

/** Set-Cookie for a browser that asks for a code. */
export const pendingCodeCookie = (secret: string, now: Date) =>
  setCookie(pendingCodeName(), secret, new Date(now.getTime() + PENDING_CODE_MS))

export const clearedPendingCodeCookie = () => clearCookie(pendingCodeName())

/** Set-Cookie for a browser where somebody is signed in; it outlasts logging out. */
export function knownBrowserCookie(secret: string, known: string | null, userId: string, now: Date): string {
  return setCookie(
    knownBrowserName(),
    rememberAccount(secret, known, userId),
    new Date(now.getTime() + KNOWN_BROWSER_MS),
  )
}

/** Set-Cookie for a browser whose account is deleted: `known` vouches for what is left, or is null. */
export function updatedKnownBrowserCookie(known: string | null, now: Date): string {
  return known === null
    ? clearCookie(knownBrowserName())
    : setCookie(knownBrowserName(), known, new Date(now.getTime() + KNOWN_BROWSER_MS))
}
