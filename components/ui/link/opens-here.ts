import type { MouseEvent } from 'react'

/** Whether a click on a link leaves this document: with a key held, or another button, it opens elsewhere. */
export function opensHere(click: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>): boolean {
  return click.button === 0 && !(click.metaKey || click.ctrlKey || click.shiftKey || click.altKey)
}
