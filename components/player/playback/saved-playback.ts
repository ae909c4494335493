import type { PlayerState } from '#components/player/state.ts'

/** The storage key of what plays, on the way to another document of this tab. */
export const PLAYBACK_KEY = 'canto-playing'

export type SavedPlayback = Pick<PlayerState, 'track' | 'queue' | 'collection' | 'time' | 'playing'>

export function savedPlayback(): SavedPlayback | null {
  try {
    return JSON.parse(sessionStorage.getItem(PLAYBACK_KEY) ?? 'null')
  } catch {
    // Storage may be refused.
    return null
  }
}
