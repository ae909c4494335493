let element: HTMLAudioElement | undefined

/** The only audio element. It is not in the document, so no navigation can stop it. */
export function sound(): HTMLAudioElement {
  if (element) return element
  element = new Audio()
  element.preload = 'metadata'
  // Some browsers only let an element play later if it was once loaded during a press, with any content.
  element.load()
  return element
}
