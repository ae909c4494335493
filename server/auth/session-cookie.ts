import type { NewSession } from '#server/services/sign-in/sign-in-with-code.ts'
import { clearCookie, isSecure, setCookie } from './set-cookie.ts'

/** The name that next-auth reads the session from. */
export function sessionCookieName(): string {
  return isSecure() ? '__Secure-next-auth.session-token' : 'next-auth.session-token'
}

/** A Set-Cookie header that signs a browser in. */
export function sessionCookie({ sessionToken, expires }: Pick<NewSession, 'sessionToken' | 'expires'>): string {
  return setCookie(sessionCookieName(), sessionToken, expires)
}

/** A Set-Cookie header that signs a browser out. */
export function clearedCookie(): string {
  return clearCookie(sessionCookieName())
}
