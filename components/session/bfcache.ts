import { cachedUser } from './cached-user.ts'

/**
 * Calls back when the browser brings a whole page back, as it was left, and somebody else is remembered by now: a page that
 * sleeps hears of nobody who signs in or out.
 */
export function onBfcacheRestore(change: () => void): () => void {
  let left = cachedUser()
  const leave = () => {
    left = cachedUser()
  }
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted && cachedUser() !== left) change()
  }
  addEventListener('pagehide', leave)
  addEventListener('pageshow', comeBack)
  return () => {
    removeEventListener('pagehide', leave)
    removeEventListener('pageshow', comeBack)
  }
}
