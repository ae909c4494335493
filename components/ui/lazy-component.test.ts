import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadWithRetry } from './lazy-component.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const network = (onLine: boolean) => vi.stubGlobal('navigator', { onLine })

it('tries again after a failure', async () => {
  network(true)
  let calls = 0
  const loading = loadWithRetry(async () => {
    if (++calls < 3) throw new Error('not yet')
    return calls
  })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await loading).toBe(3)
})

it('gives up what is gone, with the error of the last try', async () => {
  network(true)
  let calls = 0
  let said: unknown
  loadWithRetry(() => Promise.reject(new Error(`failure ${++calls}`))).catch((reason: unknown) => {
    said = reason
  })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(calls).toBe(5)
  expect(said).toEqual(new Error('failure 5'))
})

it('goes on trying while the browser is offline, however long, and loads once it is not', async () => {
  network(false)
  const loading = loadWithRetry(async () => {
    if (!navigator.onLine) throw new Error('offline')
    return 'loaded'
  })
  await vi.advanceTimersByTimeAsync(600_000)
  network(true)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await loading).toBe('loaded')
})
