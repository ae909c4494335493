import { describe, expect, it } from 'vitest'
import { neighbour, nextRepeat, SILENT, successor, withMuteToggled, withVolume } from './state.ts'
import type { Track } from './track.ts'

const track = (id: string): Track => ({
  id,
  audioUrl: `/${id}`,
  title: id,
  artist: '',
  path: `/song/${id}`,
  duration: 10,
})
const [first, second, third] = [track('a'), track('b'), track('c')]
const queue = [first, second, third]

describe('the queue', () => {
  it('goes on in the list that the track was chosen from and stops at its end', () => {
    expect(successor({ ...SILENT, track: first, queue })).toBe(second)
    expect(successor({ ...SILENT, track: third, queue })).toBeUndefined()
    expect(neighbour({ ...SILENT, track: first, queue }, -1)).toBeUndefined()
  })

  it('wraps around only when the whole list repeats', () => {
    expect(successor({ ...SILENT, track: third, queue, repeat: 'all' })).toBe(first)
    expect(neighbour({ ...SILENT, track: first, queue, repeat: 'all' }, -1)).toBe(third)
  })

  it('plays one again and again, but the next button still goes on', () => {
    const state = { ...SILENT, track: second, queue, repeat: 'one' } as const
    expect(successor(state)).toBe(second)
    expect(neighbour(state, 1)).toBe(third)
  })

  it('has no neighbours for a track that left the list', () => {
    expect(neighbour({ ...SILENT, track: track('gone'), queue, repeat: 'all' }, 1)).toBeUndefined()
  })

  it('cycles through the repeat modes', () => {
    expect([nextRepeat('off'), nextRepeat('all'), nextRepeat('one')]).toEqual(['all', 'one', 'off'])
  })
})

describe('volume', () => {
  it('comes back after mute to what it was', () => {
    const muted = withMuteToggled(withVolume(SILENT, 0.37))
    expect(muted.volume).toBe(0)
    expect(withMuteToggled(muted).volume).toBe(0.37)
  })

  it('counts zero by slider as muted and remembers the last audible volume', () => {
    expect(withMuteToggled(withVolume(withVolume(SILENT, 0.6), 0)).volume).toBe(0.6)
  })

  it('keeps to steps of a hundredth within 0..1', () => {
    expect(withVolume(SILENT, 0.12345).volume).toBe(0.12)
    expect(withVolume(SILENT, 7).volume).toBe(1)
    expect(withVolume(SILENT, -1).volume).toBe(0)
  })
})
