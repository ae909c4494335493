import { once } from 'node:events'
import { get, type IncomingMessage, request } from 'node:http'
import type { Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startLinkSite } from '#tests/support/link-site.ts'
import { fixture } from '#tests/support/recordings.ts'
import { type FilteringProxy, startFilteringProxy } from './filtering-proxy.ts'

let site: Awaited<ReturnType<typeof startLinkSite>>
let proxy: FilteringProxy
const MOST = 200_000

beforeEach(async () => {
  site = await startLinkSite()
  proxy = await startFilteringProxy({ allowedOrigin: site.origin }, MOST)
})
afterEach(async () => {
  await proxy.close()
  site.stop()
})

async function through(address: string): Promise<IncomingMessage> {
  const asked = get({ host: '127.0.0.1', port: new URL(proxy.url).port, path: address, agent: false })
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  return response
}

async function tunnel(target: string): Promise<number | undefined> {
  const asked = request({
    host: '127.0.0.1',
    port: new URL(proxy.url).port,
    method: 'CONNECT',
    path: target,
    agent: false,
  })
  asked.end()
  const [response, socket] = (await once(asked, 'connect')) as [IncomingMessage, Socket]
  socket.destroy()
  return response.statusCode
}

it('fetches what may be fetched', async () => {
  const answer = await through(`${site.origin}/tone.m4a`)
  expect(answer.statusCode).toBe(200)
  expect(new Uint8Array(await buffer(answer))).toEqual(fixture('m4a'))
})

it('leaves redirects to whoever asks, and checks where they lead', async () => {
  const answer = await through(`${site.origin}/to-metadata`)
  expect(answer.statusCode).toBe(302)
  expect((await through(answer.headers.location ?? '')).statusCode).toBe(403)
})

it.each(['http://127.0.0.1:1/', 'http://localhost/', 'http://[::1]/', 'ftp://song.test/', '/tone.m4a'])(
  'refuses %s',
  async (address) => {
    expect((await through(address)).statusCode).toBe(403)
  },
)

it.each(['127.0.0.1:443', '127.0.0.1:22', '169.254.169.254:80', '[::1]:443', 'localhost:443', 'nonsense:x'])(
  'opens no tunnel to %s',
  async (target) => {
    expect(await tunnel(target)).toBe(403)
  },
)

it('ends everything once too much has come', async () => {
  const answer = await through(`${site.origin}/endless`)
  await expect(buffer(answer)).rejects.toThrow()
  const later = await through(`${site.origin}/tone.m4a`).catch(() => null)
  expect(later?.statusCode ?? 403).toBe(403)
})

it('opens tunnels to what may be reached, and ends them when too much has come', async () => {
  const allowedOrigin = `https://127.0.0.1:${site.port}`
  const tunnels = await startFilteringProxy({ allowedOrigin }, MOST)
  const { port } = new URL(tunnels.url)
  const read = async (path: string) => {
    const asked = request({ host: '127.0.0.1', port, method: 'CONNECT', path: `127.0.0.1:${site.port}`, agent: false })
    asked.end()
    const [, socket] = (await once(asked, 'connect')) as [IncomingMessage, Socket]
    socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)
    return await buffer(socket)
  }
  expect((await read('/page')).toString()).toContain('<title>Song</title>')
  const endless = await read('/endless').catch(() => Buffer.alloc(0))
  expect(endless.length).toBeLessThan(2 * 2 ** 20)
  expect((await read('/page')).length).toBe(0)
  await tunnels.close()
})
