import { playerState } from '#components/player/state.ts'
import { PLAYBACK_KEY, type SavedPlayback } from './saved-playback.ts'

/**
 * Stores what plays for the next document, since another language is another document. Call it before leaving this one.
 */
export function savePlayback(): void {
  const { track, queue, collection, time, playing } = playerState()
  try {
    if (track)
      sessionStorage.setItem(
        PLAYBACK_KEY,
        JSON.stringify({ track, queue, collection, time, playing } satisfies SavedPlayback),
      )
  } catch {
    // Storage may be refused; then it ends here.
  }
}
