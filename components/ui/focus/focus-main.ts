/** Moves the focus to the page's content after the focused element has disappeared. */
export function focusMain(): void {
  if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true })
}

/** A ref for an element that may disappear while it contains the focus. The focus then moves to the page's content. */
export const keepFocus = (element: HTMLElement | null) => () => {
  if (element?.contains(document.activeElement)) queueMicrotask(focusMain)
}
