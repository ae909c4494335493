import type { MouseEvent } from 'react'

/** Whether a click on a link leaves this document: with a key held it opens elsewhere. */
export function opensHere(click: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>): boolean {
  return !(click.metaKey || click.ctrlKey || click.shiftKey || click.altKey)
}
