import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { log } from '#server/log.ts'
import { isForeign } from './same-origin.ts'

beforeAll(() => void vi.spyOn(log, 'error').mockReturnValue())
afterAll(() => void vi.restoreAllMocks())

const PUBLIC = { CANTO_URL: 'https://canto.example', CANTO_DEMO: false }
const DEMO = { CANTO_URL: 'http://localhost:3000', CANTO_DEMO: true }

const post = (headers: Record<string, string>, url = 'http://canto.example/api/trpc/music.delete') =>
  new Request(url, { method: 'POST', headers })

describe('a request that writes', () => {
  it('comes from the configured address', () => {
    expect(isForeign(post({ origin: 'https://canto.example', host: 'canto.example' }), PUBLIC)).toBe(false)
  })

  it.each([
    ['another site', { origin: 'https://evil.example', host: 'canto.example' }],
    [
      'a page that answers under its own name with this server’s address',
      { origin: 'http://evil.example', host: 'evil.example' },
    ],
    ['the same name without encryption', { origin: 'http://canto.example', host: 'canto.example' }],
    ['another port', { origin: 'https://canto.example:8443', host: 'canto.example:8443' }],
    ['a neighbouring domain', { origin: 'https://blog.canto.example', host: 'canto.example' }],
    ['a name that begins like ours', { origin: 'https://canto.example.evil.example', host: 'canto.example' }],
    ['a sandboxed frame', { origin: 'null', host: 'canto.example' }],
    ['a browser that keeps the origin to itself', { 'sec-fetch-site': 'cross-site', host: 'canto.example' }],
    ['a neighbour that keeps it to itself', { 'sec-fetch-site': 'same-site', host: 'canto.example' }],
  ])('is refused from %s, on a public server', (_, headers) => {
    expect(isForeign(post(headers), PUBLIC)).toBe(true)
  })

  it('may come from a program, which names no origin', () => {
    expect(isForeign(post({ host: 'canto.example' }), PUBLIC)).toBe(false)
    expect(isForeign(post({ host: 'canto.example', 'sec-fetch-site': 'same-origin' }), PUBLIC)).toBe(false)
  })

  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])('is looked at by any method: %s', (method) => {
    const request = new Request('http://canto.example/', { method, headers: { origin: 'https://evil.example' } })
    expect(isForeign(request, PUBLIC)).toBe(true)
  })
})

describe('in demo mode', () => {
  const here = 'http://127.0.0.1:3000/api/trpc/music.delete'

  it('comes from the address under which the page was opened, too', () => {
    expect(isForeign(post({ origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }, here), DEMO)).toBe(false)
    expect(isForeign(post({ origin: 'http://localhost:3000', host: '127.0.0.1:3000' }, here), DEMO)).toBe(false)
  })

  it('is refused from another one all the same', () => {
    for (const origin of ['http://127.0.0.1:4000', 'https://evil.example', 'null'])
      expect(isForeign(post({ origin, host: '127.0.0.1:3000' }, here), DEMO), origin).toBe(true)
  })

  it('is what it takes: on a public server the host of the request counts for nothing', () => {
    const request = post({ origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }, here)
    expect(isForeign(request, { ...DEMO, CANTO_DEMO: false })).toBe(true)
  })
})

it('reading is open to everybody', () => {
  for (const method of ['GET', 'HEAD'])
    expect(
      isForeign(new Request('http://canto.example/', { method, headers: { origin: 'https://evil.example' } }), PUBLIC),
    ).toBe(false)
})
