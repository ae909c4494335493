import { env } from '#server/env.ts'

/** Whether browsers reach this site over https alone. */
export const isSecure = () => env().CANTO_URL.startsWith('https:')

/**
 * The name of a cookie of ours. The prefix has browsers take it from this very host alone, over https: no neighbouring
 * domain can plant one.
 */
export const hostCookieName = (name: string) => (isSecure() ? `__Host-${name}` : name)

/** A Set-Cookie header for a cookie that no script reads and no other site's form sends along. */
export function setCookie(name: string, value: string, expires: Date): string {
  const parts = [`${name}=${value}`, 'Path=/', `Expires=${expires.toUTCString()}`, 'HttpOnly', 'SameSite=Lax']
  if (isSecure()) parts.push('Secure')
  return parts.join('; ')
}

/** A Set-Cookie header that has browsers forget it. */
export const clearCookie = (name: string) => setCookie(name, '', new Date(0))
