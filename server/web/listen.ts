import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { Duplex } from 'node:stream'

/** "localhost" is two addresses, and browsers try either. */
const LOOPBACK = ['127.0.0.1', '::1']

/**
 * Proxies reuse an idle connection for a minute or so. A server that closes it earlier can close it under a request
 * that is already on its way, and the visitor sees that request fail.
 */
const IDLE_MS = 75_000

/**
 * Node accepts one new connection from a listening socket in each round of its event loop, and rounds are long while
 * pages are drawn. With one socket, new visitors would wait for seconds only to be told that the site is too busy.
 * Linux spreads connections over several sockets.
 */
const SOCKETS = process.platform === 'linux' ? 16 : 1

/**
 * Listens on a host, and returns a function that stops. On a machine without IPv6, "localhost" is served on IPv4 alone.
 */
export async function listen(
  host: string,
  port: number,
  onUpgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void,
  onRequest: RequestListener,
): Promise<() => Promise<void>> {
  const servers: Server[] = []
  const hosts = host === 'localhost' ? LOOPBACK : [host]
  for (const address of hosts.flatMap((one) => Array<string>(SOCKETS).fill(one))) {
    const server = createServer({ keepAliveTimeout: IDLE_MS }, onRequest).on('upgrade', onUpgrade)
    server.listen({ port, host: address, reusePort: SOCKETS > 1 })
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
