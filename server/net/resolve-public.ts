import { type LookupAddress, promises } from 'node:dns'
import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'
import { FetchRefusedError } from './refused.ts'

export type Resolve = (host: string) => Promise<readonly LookupAddress[]>

/** What a fetch may reach. Both settings are for tests: nothing else may reach this machine or its network. */
export type Guard = {
  /** An origin on this machine that may be fetched all the same. */
  readonly allowedOrigin?: string | undefined
  readonly resolve?: Resolve
}

const PORTS = { 'http:': '80', 'https:': '443' } as const

/**
 * Looks up a web address and checks that all its IP addresses are public. Only http and https on their default ports
 * are allowed, since services inside a network listen on others. Throws FetchRefusedError: 'notAWebAddress',
 * 'addressRefused', 'unreachable'.
 */
export async function resolvePublic(url: URL, guard: Guard): Promise<readonly LookupAddress[]> {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new FetchRefusedError('notAWebAddress')
  if (url.username || url.password) throw new FetchRefusedError('notAWebAddress')
  const isAllowed = url.origin === guard.allowedOrigin
  if (!isAllowed && url.port !== '' && url.port !== PORTS[url.protocol]) throw new FetchRefusedError('addressRefused')
  const addresses = await addressesOf(url.hostname.replace(/^\[|\]$/g, ''), guard.resolve ?? resolveByName)
  if (addresses.length === 0) throw new FetchRefusedError('unreachable')
  if (!isAllowed && !addresses.every(({ address }) => isPublicAddress(address))) {
    throw new FetchRefusedError('addressRefused')
  }
  return addresses
}

async function addressesOf(host: string, resolve: Resolve): Promise<readonly LookupAddress[]> {
  const family = isIP(host)
  if (family !== 0) return [{ address: host, family }]
  try {
    return await resolve(host)
  } catch (cause) {
    throw new FetchRefusedError('unreachable', { cause })
  }
}

const resolveByName: Resolve = (host) => promises.lookup(host, { all: true, verbatim: true })
