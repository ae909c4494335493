import { once } from 'node:events'
import * as http from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { requestPinned } from './request-pinned.ts'
import { type Guard, resolvePublic } from './resolve-public.ts'

export type FilteringProxy = { readonly url: string; close(): Promise<void> }

const HEAD_MS = 15_000
const HOP_BY_HOP = ['connection', 'proxy-connection', 'proxy-authorization', 'keep-alive', 'te', 'upgrade']

/**
 * A proxy on this machine for a program that fetches by itself. It lets the program reach only what guardedFetch may
 * reach, and no more than `maxBytes` in all.
 */
export async function startFilteringProxy(guard: Guard, maxBytes: number): Promise<FilteringProxy> {
  const open = new Set<Duplex>()
  const ending = new AbortController()
  let bytes = 0

  const track = <Stream extends Duplex>(stream: Stream): Stream => {
    open.add(stream)
    stream.on('error', () => stream.destroy()).once('close', () => open.delete(stream))
    return stream
  }
  /** Counts every byte received. Beyond the limit it closes all connections. */
  const count = (piece: Uint8Array) => {
    bytes += piece.length
    if (bytes > maxBytes) for (const stream of open) stream.destroy()
  }

  const server = http.createServer(async (request, response) => {
    try {
      if (bytes > maxBytes) throw new Error('Enough')
      const headers = { ...request.headers, 'accept-encoding': 'identity' } as http.OutgoingHttpHeaders
      for (const name of HOP_BY_HOP) delete headers[name]
      const asked = { method: request.method ?? 'GET', headers, signal: ending.signal, headMs: HEAD_MS }
      const answer = await requestPinned(new URL(request.url ?? ''), guard, asked)
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer
        .on('data', count)
        .on('error', () => response.destroy())
        .pipe(response)
      response.once('close', () => answer.destroy())
    } catch {
      if (!response.headersSent) response.writeHead(403, { connection: 'close' })
      response.end()
    }
  })
  server.on('connection', track)
  server.on('connect', async (request, client: Socket, head) => {
    try {
      if (bytes > maxBytes) throw new Error('Enough')
      const target = new URL(`https://${request.url}`)
      const isPlain = target.port === '80'
      const checked = isPlain ? new URL(`http://${request.url}`) : target
      const addresses = await resolvePublic(checked, guard)
      const port = Number(target.port || 443)
      const upstream = track(connect({ host: addresses[0]?.address ?? '', port, timeout: HEAD_MS }))
      upstream.once('timeout', () => upstream.destroy(new Error('Too slow')))
      await once(upstream, 'connect')
      upstream.setTimeout(0)
      client.write('HTTP/1.1 200 Connection established\r\n\r\n')
      upstream.write(head)
      upstream.on('data', count).pipe(client)
      client.pipe(upstream)
      client.once('close', () => upstream.destroy())
      upstream.once('close', () => client.destroy())
    } catch {
      client.end('HTTP/1.1 403 Forbidden\r\n\r\n')
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      ending.abort(new Error('The proxy was closed'))
      for (const stream of open) stream.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
