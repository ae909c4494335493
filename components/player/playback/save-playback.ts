import { playerState } from '#components/player/state.ts'
import { PLAYBACK_KEY, type SavedPlayback } from './saved-playback.ts'

/** What plays goes on in the next document, as another language is one: to be called before this one is left. */
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
