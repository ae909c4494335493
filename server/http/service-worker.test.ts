import { readFileSync } from 'node:fs'
import vm from 'node:vm'
import { beforeEach, describe, expect, it } from 'vitest'
import { byteRange } from './byte-range.ts'

const SITE = 'https://canto.example'
const SONG = '0b6f1c1e-1111-4222-8333-444455556666'
const SOUND = Uint8Array.from({ length: 1000 }, (_, index) => index % 251)

type Asked = { method: string; url: string; mode: string; destination: string; headers: Headers }
type Handler = (event: {
  request: Asked
  respondWith: (answer: Promise<Response>) => void
  waitUntil: (p: Promise<unknown>) => void
}) => void

/** The network as the worker finds it: what is at an address, or none at all. */
let network: Record<string, Response> | null
/** The browser's caches: name, then path. */
let stored: Map<string, Map<string, Response>>
/** What the worker fetched. */
let fetched: string[]
let handle: Handler

const pathOf = (request: string | { url: string }) =>
  new URL(typeof request === 'string' ? request : request.url, SITE).pathname

function cacheOf(name: string) {
  const entries = stored.get(name) ?? new Map<string, Response>()
  stored.set(name, entries)
  const cache = {
    match: async (request: string | { url: string }) => entries.get(pathOf(request))?.clone(),
    put: async (path: string | { url: string }, answer: Response) => void entries.set(pathOf(path), answer),
    add: async (path: string) => {
      const answer = await get(path)
      if (!answer.ok) throw new TypeError(`${answer.status}`)
      await cache.put(path, answer)
    },
    keys: async () => [...entries.keys()].map((path) => ({ url: SITE + path })),
    delete: async (request: string | { url: string }) => entries.delete(pathOf(request)),
  }
  return cache
}

async function get(request: string | { url: string }): Promise<Response> {
  fetched.push(pathOf(request))
  if (!network) throw new TypeError('no network')
  return network[pathOf(request)]?.clone() ?? new Response('not found', { status: 404 })
}

beforeEach(() => {
  network = {}
  stored = new Map()
  fetched = []
  const handlers: Record<string, Handler> = {}
  vm.runInNewContext(readFileSync('public/service-worker.js', 'utf8'), {
    self: {
      location: new URL('/service-worker.js', SITE),
      addEventListener: (type: string, handler: Handler) => {
        handlers[type] = handler
      },
    },
    caches: {
      open: async (name: string) => cacheOf(name),
      has: async (name: string) => stored.has(name),
      match: async (request: string | { url: string }, { cacheName }: { cacheName: string }) =>
        stored.has(cacheName) ? await cacheOf(cacheName).match(request) : undefined,
    },
    fetch: get,
    URL,
    Response,
    Headers,
  })
  handle = handlers.fetch as Handler
})

/** The worker's answer once all that it does besides is done; undefined where it leaves the request to the browser. */
async function ask(path: string, asked: Partial<Asked> & { range?: string } = {}): Promise<Response | undefined> {
  const { range, ...rest } = asked
  const headers = new Headers(range === undefined ? {} : { range })
  const request = { method: 'GET', url: SITE + path, mode: 'no-cors', destination: '', headers, ...rest }
  let answer: Promise<Response> | undefined
  const besides: Promise<unknown>[] = []
  handle({ request, respondWith: (given) => (answer = given), waitUntil: (promise) => besides.push(promise) })
  const given = await answer
  await Promise.all(besides)
  return given
}

const visit = (path: string) => ask(path, { mode: 'navigate', destination: 'document' })

const save = async () => {
  await cacheOf('canto-saved').put(
    `/api/audio/${SONG}`,
    new Response(SOUND, { headers: { 'content-type': 'audio/mpeg' } }),
  )
  await cacheOf('canto-saved').put(`/saved/${SONG}`, Response.json({}))
}

describe('a saved song without a network', () => {
  beforeEach(save)

  it.each([
    ...[undefined, 'bytes=0-', 'bytes=0-0', 'bytes=500-', 'bytes=999-', 'bytes=10-19', 'bytes=10-5000', 'bytes=-100'],
    ...[
      'bytes=-5000',
      'bytes=-0',
      'bytes=1000-',
      'bytes=5000-6000',
      'bytes=20-10',
      'bytes=-',
      'bytes=a-b',
      'bytes=0-1,5-6',
    ],
  ])('is answered for the range %s as the server answers it', async (range) => {
    network = null
    const answer = await ask(`/api/audio/${SONG}`, range === undefined ? {} : { range })
    const expected = byteRange(range ?? null, SOUND.length)
    expect(answer?.headers.get('content-type')).toBe('audio/mpeg')
    const body = new Uint8Array((await answer?.arrayBuffer()) ?? [])
    if (expected === 'unsatisfiable') {
      expect(answer?.status).toBe(416)
      expect(answer?.headers.get('content-range')).toBe('bytes */1000')
    } else {
      const { start, end } = expected ?? { start: 0, end: SOUND.length - 1 }
      expect(answer?.status).toBe(expected ? 206 : 200)
      expect(answer?.headers.get('content-range')).toBe(expected ? `bytes ${start}-${end}/1000` : null)
      expect(body).toEqual(SOUND.slice(start, end + 1))
    }
  })

  it('does not lend its sound to another, or to what is not the song itself', async () => {
    network = null
    await expect(ask('/api/audio/another')).rejects.toThrow('no network')
    expect(await ask(`/api/audio/${SONG}?file=vocals`)).toBeUndefined()
  })
})

describe('a saved song with a network', () => {
  beforeEach(save)

  it('comes from the server', async () => {
    network = { [`/api/audio/${SONG}`]: new Response('newer') }
    expect(await (await ask(`/api/audio/${SONG}`))?.text()).toBe('newer')
    expect([...(stored.get('canto-saved')?.keys() ?? [])]).toHaveLength(2)
  })

  it('goes once the server does not let it be heard any more', async () => {
    expect((await ask(`/api/audio/${SONG}`))?.status).toBe(404)
    expect([...(stored.get('canto-saved')?.keys() ?? [])]).toEqual([])
  })
})

describe('pages', () => {
  const SITE_NOW = () => ({
    '/de/songs': new Response('fresh'),
    '/songs': new Response('fresh'),
    '/de/offline': new Response('<script src="/_next/static/chunks/page.js">'),
    '/offline': new Response('<script src="/_next/static/chunks/page.js">English'),
    '/_next/static/chunks/page.js': new Response('load("static/chunks/player.js")'),
    '/_next/static/chunks/player.js': new Response('load("static/chunks/deeper.js")'),
  })

  it('are the network’s, and without one the offline page of their language, with all that it needs', async () => {
    network = SITE_NOW()
    expect(await (await visit('/de/songs'))?.text()).toBe('fresh')
    network = null
    expect(await (await visit('/de/songs'))?.text()).toContain('page.js')
    expect(await (await ask('/_next/static/chunks/player.js'))?.text()).toContain('deeper')
    // The offline page in this language is not cached yet, so the one in the language that was read last is shown.
    expect(await (await visit('/songs'))?.text()).not.toContain('English')
  })

  it('bring letters of their language with them, which no page names', async () => {
    network = { '/_next/static/media/letters.woff2': new Response('ąęł') }
    await ask('/_next/static/media/letters.woff2', { destination: 'font' })
    network = null
    expect(await (await ask('/_next/static/media/letters.woff2', { destination: 'font' }))?.text()).toBe('ąęł')
  })

  it('keep one offline page, the newest, and nothing that only an older one needed', async () => {
    network = SITE_NOW()
    await visit('/de/songs')
    network = {
      ...SITE_NOW(),
      '/offline': new Response('<link href="/_next/static/chunks/new.css">'),
      '/_next/static/chunks/new.css': new Response(''),
    }
    await visit('/songs')
    expect([...(stored.get('canto-offline')?.keys() ?? [])].sort()).toEqual([
      '/_next/static/chunks/new.css',
      '/offline',
    ])
  })

  it('keep the old offline page whole while the new one cannot be fetched whole', async () => {
    network = SITE_NOW()
    await visit('/songs')
    network = { ...SITE_NOW(), '/de/offline': new Response('static/chunks/lost.js') }
    await expect(visit('/de/songs')).rejects.toThrow('404')
    network = null
    expect(await (await visit('/songs'))?.text()).toContain('English')
    expect(await (await ask('/_next/static/chunks/player.js'))?.text()).toContain('deeper')
    // It is tried again with the next page.
    network = SITE_NOW()
    await visit('/de/songs')
    network = null
    expect(await (await visit('/de/songs'))?.text()).not.toContain('English')
  })
})

it.each([
  ['/api/trpc/auth.me', {}],
  ['/api/download?url=x', { mode: 'navigate', destination: 'document' }],
  ['/embed/song/x', { mode: 'navigate', destination: 'iframe' }],
  ['/songs?_rsc=1', { mode: 'cors' }],
  [`/api/audio/${SONG}`, { method: 'HEAD' }],
  ['/songs', { method: 'POST', mode: 'navigate', destination: 'document' }],
])('leaves %s to the browser', async (path, asked) => {
  expect(await ask(path, asked)).toBeUndefined()
  expect(fetched).toEqual([])
})
