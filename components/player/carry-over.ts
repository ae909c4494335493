import { CARRIED, type Carried } from './carried.ts'
import { playerState } from './state.ts'

/** What plays goes on in the next document, as another language is one: to be called before this one is left. */
export function carryOver(): void {
  const { track, queue, collection, time, playing } = playerState()
  try {
    if (track)
      sessionStorage.setItem(CARRIED, JSON.stringify({ track, queue, collection, time, playing } satisfies Carried))
  } catch {
    // Storage may be refused; then it ends here.
  }
}
