import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'

/** The demo's own is the first that is made; the player's is another. */
const elements: FakeAudio[] = []
const element = () => elements[0] as FakeAudio

class FakeAudio extends EventTarget {
  src = ''
  paused = true
  error: object | null = null
  constructor() {
    super()
    elements.push(this)
  }
  async play() {
    this.paused = false
    await Promise.resolve()
    this.dispatchEvent(new Event('playing'))
  }
  load() {}
  pause() {
    this.paused = true
    this.dispatchEvent(new Event('pause'))
  }
}

vi.stubGlobal('Audio', FakeAudio)
vi.stubGlobal('BroadcastChannel', undefined)
vi.doMock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  // What a component would show, without a page.
  useSyncExternalStore: (_: unknown, read: () => unknown) => read(),
}))
vi.resetModules()
const { demo, useDemo } = await import('./demo.ts')
const { change } = await import('#components/player/state.ts')
vi.doUnmock('react')

beforeEach(() => change({ playing: false }))
afterEach(() => demo.stop())
afterAll(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

it('sounds for a pointer that lingers, but not over a song', async () => {
  demo.preview('/a')
  await expect.poll(() => useDemo('/a')).toBe('playing')
  demo.stop('/a')
  change({ playing: true })
  demo.preview('/a')
  expect(useDemo('/a')).toBe('silent')
  demo.toggle('/a')
  await expect.poll(() => useDemo('/a')).toBe('playing')
})

it('that was paused from outside is silent', async () => {
  demo.toggle('/a')
  await expect.poll(() => useDemo('/a')).toBe('playing')
  element().pause()
  expect(useDemo('/a')).toBe('silent')
})

it('whose file breaks off is silent, and can be played again', async () => {
  demo.toggle('/a')
  await expect.poll(() => useDemo('/a')).toBe('playing')
  element().error = { code: 2 }
  element().dispatchEvent(new Event('error'))
  expect(useDemo('/a')).toBe('silent')
  element().error = null
  demo.toggle('/a')
  await expect.poll(() => useDemo('/a')).toBe('playing')
})
