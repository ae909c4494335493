import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

/** Set by our own server on every request, so that nobody can choose it. */
export const CLIENT_ADDRESS_HEADER = 'x-canto-client-address'

/**
 * The client's address, for rate limits. Of an IPv6 address only the network counts, since one household has all
 * addresses of its network. Of X-Forwarded-For only the entries count that `proxies` trusted proxies appended;
 * everything before them is the client's own claim.
 */
export function clientAddress(request: Pick<IncomingMessage, 'headers' | 'socket'>, proxies: number): string {
  const direct = request.socket.remoteAddress ?? 'unknown'
  const forwarded = request.headers['x-forwarded-for']
  const claimed = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? ''))
    .split(',')
    .map((part) => part.trim())
  const chain = [...claimed.filter(Boolean), direct]
  return networkOf(chain[Math.max(0, chain.length - 1 - proxies)] ?? direct)
}

/** "2001:db8:1:2::/64" of "2001:db8:1:2:3:4:5:6", "1.2.3.4" of "::ffff:1.2.3.4", anything else as it is. */
function networkOf(address: string): string {
  const [, mapped] = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address) ?? []
  if (mapped || !isIPv6(address)) return mapped ?? address
  const [before = [], after = []] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const left = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  const groups = [...before, ...left, ...after].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
