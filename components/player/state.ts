'use client'
import { createStore } from '#components/ui/store.ts'
import type { Track } from './track.ts'

export const REPEAT_MODES = ['off', 'all', 'one'] as const
export type Repeat = (typeof REPEAT_MODES)[number]

/** Why a track that its list still has cannot be heard: it is not finished yet, or it was deleted or has expired. */
export type Absence = 'unfinished' | 'gone'

/** `failed`: the file would not load. `blocked`: the browser waits for a press by hand. */
export type Problem = Absence | 'failed' | 'blocked'

export type PlayerState = {
  readonly track: Track | null
  /** The list that the track was chosen from. */
  readonly queue: readonly Track[]
  /** The name under which the queue was put on as a whole; null where a track was chosen from it. */
  readonly collection: string | null
  /** The queue as it is played: as it stands, or shuffled once. */
  readonly order: readonly Track[]
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
  readonly shuffle: boolean
  readonly problem: Problem | null
  /** What the player passed over last, on its way through the queue. */
  readonly skipped: { readonly title: string; readonly why: Absence } | null
}

export const SILENT: PlayerState = {
  track: null,
  queue: [],
  collection: null,
  order: [],
  playing: false,
  time: 0,
  duration: 0,
  volume: 1,
  volumeBefore: 1,
  repeat: 'off',
  shuffle: false,
  problem: null,
  skipped: null,
}

/** The one player of the page, outside of React. It is all that pages load of it before something can be played there. */
const store = createStore(SILENT)

export const playerState = store.get

export function change(next: Partial<PlayerState>): void {
  store.set({ ...store.get(), ...next })
}

/** The part of the player's state that a component shows; it draws anew only when that part changes. */
export const usePlayer = store.use
