import type { KeyboardEvent } from 'react'

/** The code of keys that an input method takes. Safari reports it where it has ended the composition already. */
const TAKEN = 229

/** Enter, unless it only confirms a word that an input method is composing. */
export function onEnter(act: () => void) {
  return (event: KeyboardEvent) => {
    const { isComposing, keyCode } = event.nativeEvent
    if (event.key !== 'Enter' || isComposing || keyCode === TAKEN) return
    event.preventDefault()
    act()
  }
}
