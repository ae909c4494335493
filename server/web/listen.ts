import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { Duplex } from 'node:stream'

/** "localhost" is two addresses, and browsers try either. */
const LOOPBACK = ['127.0.0.1', '::1']

/**
 * Proxies use an idle connection again for a minute or so. Whoever waits for less closes it under a request that is on its
 * way, which the visitor then sees fail.
 */
const IDLE_MS = 75_000

/** Serves on a host, and gives what ends it. A machine without IPv6 is served on the other address alone. */
export async function listen(
  host: string,
  port: number,
  onUpgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void,
  onRequest: RequestListener,
): Promise<() => Promise<void>> {
  const servers: Server[] = []
  for (const address of host === 'localhost' ? LOOPBACK : [host]) {
    const server = createServer({ keepAliveTimeout: IDLE_MS }, onRequest).on('upgrade', onUpgrade)
    server.listen(port, address)
    try {
      await once(server, 'listening')
      servers.push(server)
    } catch (error) {
      if (servers.length === 0 || !isMissingAddress(error)) throw error
    }
  }
  return async () => {
    for (const server of servers) {
      server.close()
      server.closeAllConnections()
    }
  }
}

function isMissingAddress(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(String(error.code))
}
