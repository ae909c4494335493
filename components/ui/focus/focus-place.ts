import { focusMain } from './focus-main.ts'

const FOCUSABLE = ':is(a[href], button, input, select, textarea, summary):not(:disabled, [tabindex="-1"])'

/**
 * Remembers where the keyboard is, and returns what gives it back after this has gone: to what follows beside it, else to
 * what stands before it, else to the part of the page around them. If the keyboard is elsewhere by then, it stays there.
 */
export function focusPlace(focused: HTMLElement | null, parent = focused?.parentElement): () => void {
  const beside = [...(parent?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])]
  const here = focused ? beside.indexOf(focused) : -1
  const before = beside.slice(0, Math.max(0, here)).reverse()
  const around = parent?.closest<HTMLElement>('[tabindex="-1"]')
  return () => {
    for (const place of [focused, ...beside.slice(here + 1), ...before, around]) {
      if (document.activeElement !== document.body) return
      // What is gone or cannot be reached does not take it.
      place?.focus({ preventScroll: true })
    }
    focusMain()
  }
}

/** A ref for a row, or a part of a form, that may go away while the keyboard is in it: it goes on beside that. */
export const keepPlace = (element: HTMLElement | null) => () => {
  const { activeElement } = document
  if (element?.contains(activeElement)) queueMicrotask(focusPlace(activeElement as HTMLElement, element.parentElement))
}
