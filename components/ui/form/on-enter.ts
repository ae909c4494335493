import type { KeyboardEvent } from 'react'

/** Enter, unless it only confirms a word that an input method is composing. */
export function onEnter(act: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    act()
  }
}
