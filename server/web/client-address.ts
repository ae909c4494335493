import type { IncomingMessage } from 'node:http'

/** Set by our own server on every request, so that nobody can choose it. */
export const CLIENT_ADDRESS_HEADER = 'x-canto-client-address'

/**
 * The address that a request came from. Of X-Forwarded-For only the entries that `proxies` trusted proxies appended
 * count; everything before them is the client's own claim.
 */
export function clientAddress(request: Pick<IncomingMessage, 'headers' | 'socket'>, proxies: number): string {
  const direct = request.socket.remoteAddress ?? 'unknown'
  const forwarded = request.headers['x-forwarded-for']
  const claimed = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? ''))
    .split(',')
    .map((part) => part.trim())
  const chain = [...claimed.filter(Boolean), direct]
  return chain[Math.max(0, chain.length - 1 - proxies)] ?? direct
}
