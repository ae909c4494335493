import { describe, expect, it } from 'vitest'
import { SILENT } from '#components/player/state.ts'
import type { Track } from '#components/player/track.ts'
import { neighbour, queueFrom, relisted, successor, upcoming, without } from './queue.ts'

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
const at = (here: Track, order: readonly Track[] = queue) => ({ ...SILENT, track: here, queue, order })
const ids = (tracks: readonly Track[]) => tracks.map(({ id }) => id).join('')

describe('the queue', () => {
  it('goes on in the list that the track was chosen from and stops at its end', () => {
    expect(successor(at(first))).toBe(second)
    expect(successor(at(third))).toBeUndefined()
    expect(neighbour(at(first), -1)).toBeUndefined()
  })

  it('wraps around only when the whole list repeats', () => {
    expect(successor({ ...at(third), repeat: 'all' })).toBe(first)
    expect(neighbour({ ...at(first), repeat: 'all' }, -1)).toBe(third)
  })

  it('plays one again and again, but the next button still goes on', () => {
    const state = { ...at(second), repeat: 'one' } as const
    expect(successor(state)).toBe(second)
    expect(neighbour(state, 1)).toBe(third)
  })

  it('has no neighbours for a track that left the list', () => {
    expect(neighbour({ ...at(track('gone')), repeat: 'all' }, 1)).toBeUndefined()
  })

  it('has yet to play what follows, and when it repeats what came before too', () => {
    expect(ids(upcoming(at(second)))).toBe('c')
    expect(ids(upcoming({ ...at(second), repeat: 'all' }))).toBe('ca')
  })
})

describe('shuffling', () => {
  const long = [...'abcdefghij'].map(track)

  it('plays every track once, the chosen one first, and goes back the way it came', () => {
    const { order } = queueFrom(long[4]!, long, true)
    expect(order[0]).toBe(long[4])
    expect(ids([...order].sort((a, b) => (a.id < b.id ? -1 : 1)))).toBe('abcdefghij')
    const there = neighbour(at(order[0]!, order), 1)!
    expect(neighbour(at(there, order), -1)).toBe(order[0])
  })

  it('is as likely to put any of the others next as any other', () => {
    const next = Array.from({ length: 3000 }, () => queueFrom(first, queue.concat(track('d')), true).order[1]?.id)
    for (const id of 'bcd') expect(Math.abs(next.filter((one) => one === id).length - 1000)).toBeLessThan(150)
  })

  it('ends in the order of the list', () => {
    expect(queueFrom(second, queue, false)).toEqual({ queue, order: queue })
  })

  it('keeps its order when the same list says again what is in it, and what is new comes last', () => {
    const shuffled = { ...at(third, [third, first, second]), shuffle: true }
    expect(ids(relisted(shuffled, [track('new'), ...queue]).order)).toBe('cabnew')
    expect(ids(relisted({ ...shuffled, shuffle: false }, queue).order)).toBe('abc')
  })

  it('forgets a track in both orders', () => {
    const left = without(at(third, [third, first, second]), 'a')
    expect([ids(left.queue), ids(left.order)]).toEqual(['bc', 'cb'])
  })
})
