import { createHmac } from 'node:crypto'

/** How a sign-in code is stored: keyed, so that a million hashes of six digits tell nothing without the server's secret. */
export function hashCode(secret: string, email: string, code: string): string {
  return createHmac('sha256', secret).update(`${email}:${code}`).digest('hex')
}
