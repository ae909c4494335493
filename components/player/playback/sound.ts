let element: HTMLAudioElement | undefined

/** The one audio element. It is in no tree, so that no navigation can silence it. */
export function sound(): HTMLAudioElement {
  if (element) return element
  element = new Audio()
  element.preload = 'metadata'
  // Some browsers let an element sound later on only if a press once loaded it, whatever it was.
  element.load()
  return element
}
