import { createHash, randomBytes } from 'node:crypto'

/** A secret that a browser holds in a cookie: 256 random bits, which nobody guesses. */
export function newToken(): string {
  return randomBytes(32).toString('hex')
}

/** The hash that is stored of such a secret, so that somebody who reads the database cannot use what is in it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Whether a cookie holds what `newToken` may have given. */
export function isToken(value: string | null): value is string {
  return value !== null && /^[0-9a-f]{64}$/.test(value)
}
