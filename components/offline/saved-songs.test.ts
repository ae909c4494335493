import { afterEach, expect, it, vi } from 'vitest'
import { recordsOf, saveSong } from './saved-songs.ts'

const TRACK = { id: 'one', audioUrl: '/api/audio/one', title: 'One', artist: 'Ann', path: '/song/one', duration: 30 }

/** A browser with room for so many entries, and a server that answers so. */
function given({ room, answer }: { room: number; answer: Response | null }) {
  const entries = new Map<string, Response>()
  const cache = {
    put: async (path: string, kept: Response) => {
      if (entries.size >= room) throw new DOMException('no room', 'QuotaExceededError')
      entries.set(path, kept)
    },
    delete: async (path: string) => entries.delete(path),
    keys: async () => [...entries.keys()].map((path) => ({ url: `https://canto.example${path}` })),
  }
  vi.stubGlobal('caches', {
    open: async () => cache,
    has: async () => true,
    match: async (path: string) => entries.get(path),
  })
  vi.stubGlobal('fetch', async () => answer ?? Promise.reject(new TypeError('no network')))
  return entries
}

afterEach(() => vi.unstubAllGlobals())

it('keeps the sound of a song and what the list says of it', async () => {
  const entries = given({ room: 2, answer: new Response('sound') })
  expect(await saveSong({ ...TRACK, thumbnailUrl: 'https://elsewhere.example/a.png' })).toBeNull()
  expect(await entries.get('/api/audio/one')?.text()).toBe('sound')
  expect(await entries.get('/saved/one')?.json()).toEqual({ ...TRACK, bytes: 5, savedAt: expect.any(Number) })
})

it.each([
  ['there is no room', { room: 0, answer: new Response('sound') }, 'full'],
  ['room is left for its sound alone', { room: 1, answer: new Response('sound') }, 'full'],
  ['it is gone', { room: 2, answer: new Response('', { status: 404 }) }, 'failed'],
  ['there is no network', { room: 2, answer: null }, 'failed'],
] as const)('leaves nothing of a song where %s, and says so', async (_, world, problem) => {
  const entries = given(world)
  expect(await saveSong(TRACK)).toBe(problem)
  expect([...entries.keys()]).toEqual([])
})

it('lists songs that older pages saved, with their pictures', async () => {
  const entries = given({ room: 1, answer: null })
  const visuals = { tonic: 0, mode: 'major', tempoBpm: 100, contour: [], peaks: [] }
  entries.set('/saved/one', Response.json({ ...TRACK, bytes: 5, savedAt: 1, portrait: visuals }))
  expect(await recordsOf(['one', 'two'])).toEqual([{ ...TRACK, bytes: 5, savedAt: 1, visuals }])
})
