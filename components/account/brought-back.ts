import { rememberedPerson } from './remembered-person.ts'

/**
 * Calls back when the browser brings a whole page back, as it was left, and somebody else is remembered by now: a page that
 * sleeps hears of nobody who signs in or out.
 */
export function onBroughtBack(change: () => void): () => void {
  let left = rememberedPerson()
  const leave = () => {
    left = rememberedPerson()
  }
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted && rememberedPerson() !== left) change()
  }
  addEventListener('pagehide', leave)
  addEventListener('pageshow', comeBack)
  return () => {
    removeEventListener('pagehide', leave)
    removeEventListener('pageshow', comeBack)
  }
}
