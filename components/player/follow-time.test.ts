import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followTime } from './follow-time.ts'
import { change } from './state.ts'

let frames: Map<number, () => void>
let clock: number

beforeEach(() => {
  frames = new Map()
  clock = 0
  let last = 0
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    frames.set(++last, draw)
    return last
  })
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame))
  vi.spyOn(performance, 'now').mockImplementation(() => clock)
  change({ playing: false, time: 0, volume: 1 })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  change({ playing: false, time: 0, volume: 1 })
})

function draw(atMs: number): void {
  clock = atMs
  const due = [...frames.values()]
  frames.clear()
  for (const frame of due) frame()
}

it('asks for one frame at a time while something plays, and for none else', () => {
  const told: number[] = []
  followTime((seconds) => told.push(seconds))
  expect([told, frames.size]).toEqual([[0], 0])

  told.length = 0
  change({ playing: true })
  const stop = followTime((seconds) => told.push(seconds))
  draw(100)
  change({ time: 0.25 })
  expect(frames.size).toBe(1)
  draw(200)
  draw(300)
  draw(10_000)
  expect(told).toEqual([0, 0.1, 0.25, 0.35, 0.65])
  expect(frames.size).toBe(1)
  stop()
  expect(frames.size).toBe(0)
})

it('ends with the frame after a pause', () => {
  change({ playing: true })
  followTime(() => {})
  change({ playing: false })
  draw(100)
  expect(frames.size).toBe(0)
})
