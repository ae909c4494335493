import { once } from 'node:events'
import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { TRPCError } from '@trpc/server'
import { afterEach, expect, it, vi } from 'vitest'
import { translated } from '#server/api/map-error.ts'
import type { Context } from '#server/context.ts'
import { readBounded } from '#server/services/uploads/read-bounded.ts'
import { forMember } from './recording-request.ts'

afterEach(() => vi.restoreAllMocks())

const context = { user: { id: 'someone' } } as Context
const asWebRequest = (incoming: IncomingMessage) =>
  new Request('http://x/api/upload', { method: 'POST', body: Readable.toWeb(incoming), duplex: 'half' } as RequestInit)

it('an upload whose page is left halfway is no fault of ours', async () => {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const thrown: unknown[] = []
  const server = createServer()
  const answered = new Promise<Response>((resolve) => {
    server.once('request', (incoming: IncomingMessage) => {
      const answer = async (_: unknown, content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) => {
        const bytes = await readBounded(content).catch((error: unknown) => {
          thrown.push(error)
          throw error
        })
        return { bytes: bytes.length }
      }
      resolve(forMember(asWebRequest(incoming), context, answer))
    })
  }).finally(() => server.close())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const leaving = request({ port, host: '127.0.0.1', method: 'POST', headers: { 'content-length': 1_000_000 } })
  leaving.on('error', () => {})
  leaving.write(Buffer.alloc(1000))
  setTimeout(() => leaving.destroy(), 100)
  expect((await answered).status).toBe(503)
  expect(written).not.toHaveBeenCalled()

  // A tRPC call that the client aborts is not logged either; a reset of one of our own connections still is.
  const [cause] = thrown
  expect(translated(new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause })).errorId).toBeUndefined()
  const reset = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })
  expect(translated(new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause: reset })).errorId).toBeDefined()
})
