import { expect, it, vi } from 'vitest'

type Drawn = { subscribe: (listener: () => void) => () => void; inBrowser: () => unknown; onServer: () => unknown }

/** What React would call, in place of a page. */
vi.doMock('react', () => ({
  useSyncExternalStore: (subscribe: Drawn['subscribe'], inBrowser: Drawn['inBrowser'], onServer: Drawn['onServer']) =>
    ({ subscribe, inBrowser, onServer }) satisfies Drawn,
}))

// Other tests of the same process may have read it with React itself.
vi.resetModules()
const { createStore } = await import('./store.ts')
vi.doUnmock('react')

const same = <State>(state: State): State => state
const drawn = (value: unknown) => value as Drawn

it('tells what is drawn of each change, until that leaves', () => {
  const store = createStore(0)
  const heard: unknown[] = []
  const { subscribe, inBrowser } = drawn(store.use(same))
  const leave = subscribe(() => heard.push(inBrowser()))
  store.set(1)
  store.set(2)
  leave()
  store.set(3)
  expect(heard).toEqual([1, 2])
  expect(store.get()).toBe(3)
})

it('subscribes once, however often it is drawn', () => {
  const store = createStore(0)
  expect(drawn(store.use(same)).subscribe).toBe(drawn(store.use(String)).subscribe)
})

it('starts once, and not before it is used in the browser', () => {
  let starts = 0
  const store = createStore('nothing', () => `start ${++starts}`)
  const { inBrowser, onServer } = drawn(store.use((text) => text.length))
  expect(onServer()).toBe('nothing'.length)
  expect(starts).toBe(0)
  expect(inBrowser()).toBe('start 1'.length)
  expect(store.get()).toBe('start 1')
})

it('keeps what is set before anybody has read it', () => {
  const store = createStore('nothing', () => 'stored')
  store.set('typed')
  expect(store.get()).toBe('typed')
})
