/** Takes a keyboard whose place is gone to the page's content. */
export function focusMain(): void {
  if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true })
}

/** A ref for what may go away while the keyboard is in it, which goes on in the page's content then. */
export const keepFocus = (element: HTMLElement | null) => () => {
  if (element?.contains(document.activeElement)) queueMicrotask(focusMain)
}
