import { change, type PlayerState, playerState, type Repeat } from '#components/player/state.ts'
import type { Track } from '#components/player/track.ts'
import { audio, engine, passTo } from './engine.ts'
import { neighbour, queueFrom } from './queue.ts'
import { REPEAT_MODES } from './repeat-modes.ts'
import { storeSettings } from './settings.ts'

const RESTART_AFTER_SEC = 3

/** Functions that only the player's bar uses; they are loaded with the bar. */
export const controls = {
  next(): void {
    const track = neighbour(playerState(), 1)
    if (track) passTo(track, 1)
  },
  /** Goes back to the start of the track; within its first seconds, to the previous track. */
  previous(): void {
    const state = playerState()
    const track = state.time > RESTART_AFTER_SEC ? undefined : neighbour(state, -1)
    if (track) passTo(track, -1)
    else engine.seek(0)
  },
  /** Continues from another place in the queue. */
  jumpTo(track: Track): void {
    passTo(track)
  },
  setVolume(volume: number): void {
    settle(withVolume(playerState(), volume))
  },
  toggleMute(): void {
    settle(withMuteToggled(playerState()))
  },
  cycleRepeat(): void {
    const state = playerState()
    settle({ ...state, repeat: nextRepeat(state.repeat) })
  },
  toggleShuffle(): void {
    const state = playerState()
    const shuffle = !state.shuffle
    settle({ ...state, shuffle, ...(state.track && queueFrom(state.track, state.queue, shuffle)) })
  },
}

function settle(next: PlayerState): void {
  audio().volume = next.volume
  change(next)
  storeSettings(next)
}

/** Whether there is anything to go back to: a track before, or the start of this one. */
export function canGoBack(state: PlayerState): boolean {
  return state.time > RESTART_AFTER_SEC || neighbour(state, -1) !== undefined
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
