'use client'
import { createStore } from '#components/ui/store.ts'
import type { Track } from './track.ts'

export type Repeat = 'off' | 'all' | 'one'

/** Why a track in the list cannot be played: it is not finished yet, or it was deleted or has expired. */
export type Absence = 'unfinished' | 'gone'

/** `failed`: the file would not load. `blocked`: the browser waits for a press by hand. */
export type Problem = Absence | 'failed' | 'blocked'

export type PlayerState = {
  readonly track: Track | null
  /** The list that the track was chosen from. */
  readonly queue: readonly Track[]
  /** The name of a list that was played as a whole; null if a track was chosen from the list. */
  readonly collection: string | null
  /** The queue in playing order: as listed, or shuffled once. */
  readonly order: readonly Track[]
  readonly playing: boolean
  /** Seconds. */
  readonly time: number
  /** Seconds; 0 while unknown. */
  readonly duration: number
  /** 0..1; the audible volume, so 0 if muted. */
  readonly volume: number
  /** 0..1; the volume that unmuting restores. */
  readonly volumeBefore: number
  readonly repeat: Repeat
  readonly shuffle: boolean
  readonly problem: Problem | null
  /** Why the player's code cannot be had. */
  readonly error?: unknown
  /** The last track that the player skipped on its way through the queue. */
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

/**
 * The state of the page's only player, outside of React. Pages load nothing else of the player until something can be
 * played there.
 */
const store = createStore(SILENT)

export const playerState = store.get

export function change(next: Partial<PlayerState>): void {
  store.set({ ...store.get(), ...next })
}

/** A part of the player's state for a component, which is drawn again only when that part changes. */
export const usePlayer = store.use
