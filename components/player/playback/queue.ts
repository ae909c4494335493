import type { PlayerState } from '#components/player/state.ts'
import type { Track } from '#components/player/track.ts'

type Queue = Pick<PlayerState, 'queue' | 'order'>
type QueuePosition = Pick<PlayerState, 'track' | 'order' | 'repeat'>

/** A queue to play from a track on: as it stands, or shuffled with that track first, so that all others follow. */
export function queueFrom(track: Track, queue: readonly Track[], shuffle: boolean, random = Math.random): Queue {
  if (!shuffle) return { queue, order: queue }
  const others = queue.filter(({ id }) => id !== track.id)
  // Fisher and Yates: every order is as likely as any other.
  for (let last = others.length - 1; last > 0; last--) {
    const pick = Math.floor(random() * (last + 1))
    const [a, b] = [others[last], others[pick]]
    if (a && b) [others[last], others[pick]] = [b, a]
  }
  return { queue, order: [track, ...others] }
}

/** Replaces the queue's list by a newer or another one. A shuffled order stays, and new tracks come last. */
export function relisted({ order, shuffle }: PlayerState, queue: readonly Track[]): Queue {
  if (!shuffle) return { queue, order: queue }
  const places = new Map(order.map(({ id }, place) => [id, place]))
  const placeOf = ({ id }: Track) => places.get(id) ?? order.length
  return { queue, order: queue.toSorted((a, b) => placeOf(a) - placeOf(b)) }
}

export function without({ queue, order }: PlayerState, id: string): Queue {
  const stays = (track: Track) => track.id !== id
  return { queue: queue.filter(stays), order: order.filter(stays) }
}

/** The track one step away. It goes past an end only if the whole list repeats. */
export function neighbour({ track, order, repeat }: QueuePosition, step: 1 | -1): Track | undefined {
  const here = order.findIndex(({ id }) => id === track?.id)
  if (here < 0) return undefined
  const there = here + step
  return repeat === 'all' ? order.at(there % order.length) : order[there]
}

/** What plays when a track has ended by itself: the same again, the next, or nothing. */
export function successor(state: QueuePosition): Track | undefined {
  return state.repeat === 'one' ? (state.track ?? undefined) : neighbour(state, 1)
}

/** All tracks that will play after the current one if nobody interferes. */
export function upcoming({ track, order, repeat }: QueuePosition): Track[] {
  const here = order.findIndex(({ id }) => id === track?.id)
  if (here < 0) return []
  return [...order.slice(here + 1), ...(repeat === 'all' ? order.slice(0, here) : [])]
}
