import { createHmac } from 'node:crypto'

type BoundCode = { readonly email: string; readonly browserHash: string; readonly code: string }

/**
 * The hash that is stored of a sign-in code. It is keyed, so that hashing all of the million codes tells nothing
 * without the server's secret.
 */
export function hashCode(secret: string, { email, browserHash, code }: BoundCode): string {
  return createHmac('sha256', secret).update(`${email}:${browserHash}:${code}`).digest('hex')
}
