import { cachedUser } from './cached-user.ts'

/**
 * Calls back when the page returns from the back/forward cache and another person is remembered by now. While a page is
 * in that cache it does not learn of signing in or out.
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
