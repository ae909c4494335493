import { completeLanguage, LANGUAGE_HEADER } from '#lib/i18n/languages.ts'
import type { ApiContext } from '#server/api/trpc.ts'
import { browserOf, knownBrowserCookie } from '#server/auth/browser-cookies.ts'
import { findSessionUser } from '#server/auth/find-session-user.ts'
import { sessionCookie, sessionCookieName } from '#server/auth/session-cookie.ts'
import type { Context } from '#server/context.ts'
import { log } from '#server/log.ts'
import type { Browser } from '#server/services/sign-in/browser.ts'
import { knownBrowserId } from '#server/services/sign-in/known-browser.ts'
import { site } from '#server/site/site.ts'
import { CLIENT_ADDRESS_HEADER } from '#server/web/client-address.ts'

type FromCookies = { readonly sessionToken: string | null; readonly browser: Browser }

/**
 * The caller, read from a request's own headers. If cookies can be set, it also prolongs the session and marks the
 * browser as known to the account, whatever way of signing in was used.
 */
export async function requestContext(
  headers: Headers,
  setCookie?: (cookie: string) => void,
): Promise<Context & FromCookies> {
  const container = site().container
  const sessionToken = sessionTokenOf(headers)
  const browser = browserOf((name) => cookieOf(headers, name))
  let isProlonged = false
  const prolong = (expires: Date) => {
    isProlonged = true
    setCookie?.(sessionCookie({ sessionToken: sessionToken ?? '', expires }))
  }
  const user = sessionToken ? await findSessionUser(container, sessionToken, setCookie && prolong) : null
  const { secret, clock } = container
  if (setCookie && user && (isProlonged || knownBrowserId(secret, browser.known, user.id) === null))
    setCookie(knownBrowserCookie(secret, browser.known, user.id, clock.now()))
  const language = completeLanguage(headers.get(LANGUAGE_HEADER))
  return { ...container, user, sessionToken, browser, language, ip: headers.get(CLIENT_ADDRESS_HEADER) ?? 'unknown' }
}

/**
 * The context of a tRPC call. Without `setCookie`, as while a page renders, it can neither sign in nor out and prolongs
 * no session.
 */
export async function apiContext(headers: Headers, setCookie?: (cookie: string) => void): Promise<ApiContext> {
  return {
    ...(await requestContext(headers, setCookie)),
    setCookie: setCookie ?? refuseCookie,
    log: (error, facts) => log.error('api', error, facts),
  }
}

export const sessionTokenOf = (headers: Headers): string | null => cookieOf(headers, sessionCookieName())

function refuseCookie(): never {
  throw new Error('A page cannot set cookies while it renders')
}

function cookieOf(headers: Headers, name: string): string | null {
  for (const part of headers.get('cookie')?.split(';') ?? []) {
    const [key, value] = part.trim().split('=')
    if (key === name && value) return value
  }
  return null
}
