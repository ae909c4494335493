import { afterEach, expect, it, vi } from 'vitest'
import { fetchLines } from './demo-lines.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('takes no error page for the lines of a song', async () => {
  vi.stubGlobal('fetch', async () => Response.json([], { status: 404 }))
  await expect(fetchLines('city-lights')).rejects.toThrow(/404/)
  vi.stubGlobal('fetch', async () => Response.json([]))
  expect(await fetchLines('city-lights')).toEqual([])
})
