/** A ref for the one field that a freshly opened layer is about. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus()
}
