/** A ref that focuses the main field of a layer when the layer opens. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus()
}
