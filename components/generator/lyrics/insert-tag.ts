/**
 * The text to type at the caret so that a part's tag stands on a line of its own, with an empty line above it if there
 * is text before it.
 */
export function tagAt(before: string, tag: string): string {
  if (before.trim() === '') return `${/[^\n]$/.test(before) ? '\n' : ''}${tag}\n`
  const breaks = /\n*$/.exec(before)?.[0].length ?? 0
  return `${'\n'.repeat(Math.max(0, 2 - breaks))}${tag}\n`
}

/** Fields in which a person has placed the caret. In all others its position means nothing. */
const entered = new WeakSet<EventTarget>()

export function noteCaret({ currentTarget }: { currentTarget: EventTarget }): void {
  entered.add(currentTarget)
}

/** Types a tag at the caret, or at the end, as a person would, so that it can be undone. Selected text stays. */
export function insertTag(field: HTMLTextAreaElement, tag: string): void {
  const { value } = field
  const caret = entered.has(field) ? field.selectionStart : value.trimEnd().length
  const typed = tagAt(value.slice(0, caret), tag)
  field.focus()
  field.setSelectionRange(caret, entered.has(field) ? caret : value.length)
  // Only execCommand changes a text so that it can be undone. Browsers without it get the text without undo.
  if (document.execCommand('insertText', false, typed)) return
  field.setRangeText(typed, field.selectionStart, field.selectionEnd, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
