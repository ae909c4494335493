import type { PlayerState } from './state.ts'

/** Where what plays is kept on the way to another document of this tab. */
export const CARRIED = 'canto-playing'

export type Carried = Pick<PlayerState, 'track' | 'queue' | 'collection' | 'time' | 'playing'>

export function carried(): Carried | null {
  try {
    return JSON.parse(sessionStorage.getItem(CARRIED) ?? 'null')
  } catch {
    // Storage may be refused.
    return null
  }
}
