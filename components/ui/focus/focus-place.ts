import { focusMain } from './focus-main.ts'

const FOCUSABLE = ':is(a[href], button, input, select, textarea, summary):not(:disabled, [tabindex="-1"])'

/**
 * Remembers the focused element, and returns a function to call after it has disappeared. That function focuses what
 * follows it, else what comes before it, else the part of the page around them. If the focus is somewhere else by then,
 * it stays there.
 */
export function focusPlace(focused: HTMLElement | null, parent = focused?.parentElement): () => void {
  const beside = [...(parent?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])]
  const here = focused ? beside.indexOf(focused) : -1
  const before = beside.slice(0, Math.max(0, here)).reverse()
  const around = parent?.closest<HTMLElement>('[tabindex="-1"]')
  return () => {
    for (const place of [focused, ...beside.slice(here + 1), ...before, around]) {
      if (document.activeElement !== document.body) return
      // Focusing an element that has disappeared or cannot be focused does nothing, so the next one is tried.
      place?.focus({ preventScroll: true })
    }
    focusMain()
  }
}

/**
 * A ref for a row, or a part of a form, that may disappear while it contains the focus. The focus then moves to what is
 * beside it.
 */
export const keepPlace = (element: HTMLElement | null) => () => {
  const { activeElement } = document
  if (element?.contains(activeElement)) queueMicrotask(focusPlace(activeElement as HTMLElement, element.parentElement))
}
