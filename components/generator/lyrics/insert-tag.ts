/** What is typed at the caret to put a part's tag on a line of its own, with an empty line above it where there are words. */
export function tagAt(before: string, tag: string): string {
  if (before.trim() === '') return `${/[^\n]$/.test(before) ? '\n' : ''}${tag}\n`
  const breaks = /\n*$/.exec(before)?.[0].length ?? 0
  return `${'\n'.repeat(Math.max(0, 2 - breaks))}${tag}\n`
}

/** Fields that somebody has put the caret into; in others it stands nowhere in particular. */
const entered = new WeakSet<EventTarget>()

export function noteCaret({ currentTarget }: { currentTarget: EventTarget }): void {
  entered.add(currentTarget)
}

/** Types a tag at the caret, else at the end, as somebody would, so that it can be undone; what is selected stays. */
export function insertTag(field: HTMLTextAreaElement, tag: string): void {
  const { value } = field
  const caret = entered.has(field) ? field.selectionStart : value.trimEnd().length
  const typed = tagAt(value.slice(0, caret), tag)
  field.focus()
  field.setSelectionRange(caret, entered.has(field) ? caret : value.length)
  // The only way of changing a text that can be undone; browsers without it get the text all the same.
  if (document.execCommand('insertText', false, typed)) return
  field.setRangeText(typed, field.selectionStart, field.selectionEnd, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
