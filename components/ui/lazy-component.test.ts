import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadWithRetry } from './lazy-component.tsx'

/** The window, as far as the network goes. */
const events = new EventTarget()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
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

it('waits while the browser is offline, and loads as soon as it is not', async () => {
  network(false)
  let calls = 0
  const loading = loadWithRetry(async () => {
    calls++
    if (!navigator.onLine) throw new Error('offline')
    return 'loaded'
  })
  await vi.advanceTimersByTimeAsync(600_000)
  expect(calls).toBe(1)
  network(true)
  events.dispatchEvent(new Event('online'))
  expect(await loading).toBe('loaded')
  expect(calls).toBe(2)
})
