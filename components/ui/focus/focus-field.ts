/** Focuses a field, and opens the fold around it first, because nothing in a closed one can be focused. */
export function focusField(id: string): void {
  const field = document.getElementById(id)
  const fold = field?.closest('details')
  if (fold) fold.open = true
  field?.focus()
}
