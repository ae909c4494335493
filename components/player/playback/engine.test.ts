import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { playerState } from '#components/player/state.ts'
import type { Track } from '#components/player/track.ts'
import { controls } from './controls.ts'
import { engine } from './engine.ts'

/** Addresses that lead nowhere. */
const missing = new Set<string>()
let element: FakeAudio

class FakeAudio extends EventTarget {
  src = ''
  currentTime = 0
  paused = true
  constructor() {
    super()
    element = this
  }
  async play() {
    this.paused = false
    await Promise.resolve()
    this.dispatchEvent(new Event(missing.has(this.src) ? 'error' : 'playing'))
  }
  pause() {
    this.paused = true
    this.dispatchEvent(new Event('pause'))
  }
  load() {}
  removeAttribute() {}
}

vi.stubGlobal('Audio', FakeAudio)
vi.stubGlobal('BroadcastChannel', undefined)

const track = (id: string): Track => ({
  id,
  audioUrl: `/${id}`,
  title: id,
  artist: '',
  path: `/song/${id}`,
  duration: 10,
})
const [a, b, c, d] = [track('a'), track('b'), track('c'), track('d')]
const unfinished: Track = { ...b, audioUrl: '/b?preview', wholeUrl: '/b' }
const heard = () => [playerState().track?.id, playerState().playing, playerState().problem]
const ended = () => element.dispatchEvent(new Event('ended'))

beforeEach(() => {
  missing.clear()
  vi.stubGlobal('fetch', async (url: string) => ({ status: missing.has(url) ? 404 : 200 }))
})
afterEach(() => engine.close())
afterAll(() => vi.unstubAllGlobals())

describe('on its way through the queue the player', () => {
  it('passes over what is gone and what is unfinished, and says which', async () => {
    missing.add('/b').add('/c')
    engine.play(a, [a, unfinished, c, d])
    ended()
    await expect.poll(() => playerState().skipped).toEqual({ title: 'b', why: 'unfinished' })
    await expect.poll(() => playerState().skipped).toEqual({ title: 'c', why: 'gone' })
    await expect.poll(heard).toEqual(['d', true, null])
  })

  it('plays the whole of what was unfinished when the list was drawn and is finished now', async () => {
    engine.play(a, [a, unfinished])
    controls.next()
    await expect.poll(heard).toEqual(['b', true, null])
    expect(element.src).toBe('/b')
  })

  it('goes back over it too, and at an end says what is wrong and stops', async () => {
    missing.add('/a').add('/b')
    engine.play(c, [a, b, c])
    controls.previous()
    await expect.poll(heard).toEqual(['a', false, 'gone'])
    expect(playerState().skipped).toEqual({ title: 'b', why: 'gone' })
  })

  it('comes to an end where everything that repeats is gone', async () => {
    for (const url of ['/a', '/b', '/c']) missing.add(url)
    engine.play(c, [a, b, c])
    await expect.poll(heard).toEqual(['c', false, 'gone'])
    controls.cycleRepeat()
    controls.next()
    await expect.poll(heard).toEqual(['c', false, 'gone'])
    controls.cycleRepeat()
    controls.cycleRepeat()
  })

  it('stays where it is when the network is away, so that a press plays it later', async () => {
    missing.add('/b')
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    engine.play(a, [a, b, c])
    ended()
    await expect.poll(heard).toEqual(['b', false, 'failed'])
    missing.clear()
    engine.toggle()
    await expect.poll(heard).toEqual(['b', true, null])
  })
})

describe('a press in a list', () => {
  it('on what sounds pauses it, and leaves the list that it was chosen from', () => {
    engine.play(a, [a, b])
    engine.play(a, [a, c])
    expect(playerState()).toMatchObject({ playing: false, queue: [a, b] })
    engine.play(a, [a, c])
    expect(playerState()).toMatchObject({ playing: true, queue: [a, c] })
  })

  it('without a list leaves what sounds in its own, and plays another by itself', () => {
    engine.play(a, [a, b])
    engine.play(a)
    engine.play(a)
    expect(playerState().queue).toEqual([a, b])
    engine.play(c)
    expect(playerState().queue).toEqual([c])
  })

  it('shuffles the list when shuffling was chosen before, with the pressed one first', () => {
    engine.play(a)
    controls.toggleShuffle()
    engine.play(c, [a, b, c])
    expect(playerState().order[0]).toBe(c)
    expect(playerState().order).toHaveLength(3)
    controls.toggleShuffle()
    expect(playerState().order).toEqual([a, b, c])
  })
})

describe('a list that is put on as a whole', () => {
  it('plays from its first track, and is told from others by its name', () => {
    engine.play(a, [a, b], 'jazz')
    expect(heard()).toEqual(['a', true, null])
    expect(playerState().collection).toBe('jazz')
    engine.play(c, [c, d])
    expect(playerState().collection).toBeNull()
  })

  it('does not interrupt its first track where that sounds', () => {
    engine.play(a, [a, d])
    engine.play(a, [a, b], 'jazz')
    expect(heard()).toEqual(['a', true, null])
    expect(playerState().queue).toEqual([a, b])
    expect(playerState().collection).toBe('jazz')
  })

  it('stays the same when one of its tracks is gone', async () => {
    missing.add('/b')
    engine.play(a, [a, b, c], 'jazz')
    ended()
    await expect.poll(() => playerState().track?.id).toBe('c')
    expect(playerState().collection).toBe('jazz')
  })
})

describe('what is played from a place', () => {
  it('sounds from there, whether it plays, is paused, has ended, failed or was never heard', async () => {
    engine.playFrom(a, 4)
    await expect.poll(heard).toEqual(['a', true, null])
    expect(element.currentTime).toBe(4)
    engine.playFrom(a, 6)
    expect([element.currentTime, element.paused]).toEqual([6, false])
    engine.pause()
    engine.playFrom(a, 2)
    await expect.poll(heard).toEqual(['a', true, null])
    expect([element.currentTime, element.paused]).toEqual([2, false])
    ended()
    engine.playFrom(a, 3)
    await expect.poll(heard).toEqual(['a', true, null])
    expect(element.currentTime).toBe(3)
    missing.add('/b')
    engine.playFrom(b, 1)
    await expect.poll(heard).toEqual(['b', false, 'gone'])
    missing.clear()
    engine.playFrom(b, 5)
    await expect.poll(heard).toEqual(['b', true, null])
    expect(element.currentTime).toBe(5)
  })
})
