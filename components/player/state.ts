import type { Track } from './track.ts'

export const REPEAT_MODES = ['off', 'all', 'one'] as const
export type Repeat = (typeof REPEAT_MODES)[number]

/** `failed`: the file would not load. `blocked`: the browser waits for a press by hand. */
export type Problem = 'failed' | 'blocked'

export type PlayerState = {
  readonly track: Track | null
  /** The list that the track was chosen from. */
  readonly queue: readonly Track[]
  readonly playing: boolean
  /** Seconds. */
  readonly time: number
  /** Seconds; 0 while unknown. */
  readonly duration: number
  /** 0..1; what sounds, so 0 is muted. */
  readonly volume: number
  /** 0..1; what unmuting brings back. */
  readonly volumeBefore: number
  readonly repeat: Repeat
  readonly problem: Problem | null
}

export const SILENT: PlayerState = {
  track: null,
  queue: [],
  playing: false,
  time: 0,
  duration: 0,
  volume: 1,
  volumeBefore: 1,
  repeat: 'off',
  problem: null,
}

/** The track a step away in the queue; past an end only when the whole list repeats. */
export function neighbour({ track, queue, repeat }: PlayerState, step: 1 | -1): Track | undefined {
  const here = queue.findIndex((candidate) => candidate.id === track?.id)
  if (here < 0) return undefined
  const there = here + step
  if (repeat === 'all') return queue[(there + queue.length) % queue.length]
  return queue[there]
}

/** What plays when a track has ended by itself: the same again, the next, or nothing. */
export function successor(state: PlayerState): Track | undefined {
  return state.repeat === 'one' ? (state.track ?? undefined) : neighbour(state, 1)
}

export function withVolume(state: PlayerState, volume: number): PlayerState {
  const next = Math.min(1, Math.max(0, Math.round(volume * 100) / 100))
  return { ...state, volume: next, volumeBefore: next > 0 ? next : state.volumeBefore }
}

export function withMuteToggled(state: PlayerState): PlayerState {
  return withVolume(state, state.volume > 0 ? 0 : state.volumeBefore)
}

export function nextRepeat(repeat: Repeat): Repeat {
  return REPEAT_MODES[(REPEAT_MODES.indexOf(repeat) + 1) % REPEAT_MODES.length] ?? 'off'
}
