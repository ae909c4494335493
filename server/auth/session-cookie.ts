import { env } from '#server/env.ts'
import type { NewSession } from '#server/services/accounts/sign-in-with-code.ts'

const secure = () => env().CANTO_URL.startsWith('https:')

/** The name that next-auth reads the session from. */
export function sessionCookieName(): string {
  return secure() ? '__Secure-next-auth.session-token' : 'next-auth.session-token'
}

/** A Set-Cookie header that signs a browser in. */
export function sessionCookie(session: Omit<NewSession, 'userId'>): string {
  return cookie(session.sessionToken, session.expires)
}

/** A Set-Cookie header that signs a browser out. */
export function clearedCookie(): string {
  return cookie('', new Date(0))
}

function cookie(value: string, expires: Date): string {
  const parts = [
    `${sessionCookieName()}=${value}`,
    'Path=/',
    `Expires=${expires.toUTCString()}`,
    'HttpOnly',
    'SameSite=Lax',
  ]
  if (secure()) parts.push('Secure')
  return parts.join('; ')
}
