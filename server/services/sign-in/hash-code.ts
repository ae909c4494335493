import { createHmac } from 'node:crypto'

type BoundCode = { readonly email: string; readonly browserHash: string; readonly code: string }

/** How a sign-in code is stored: keyed, so that a million hashes of six digits tell nothing without the server's secret. */
export function hashCode(secret: string, { email, browserHash, code }: BoundCode): string {
  return createHmac('sha256', secret).update(`${email}:${browserHash}:${code}`).digest('hex')
}
