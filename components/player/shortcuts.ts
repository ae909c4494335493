import { player } from './player.ts'

const SKIP_SEC = 5

const ACTIONS: Readonly<Record<string, (time: number) => void>> = {
  ' ': () => player.toggle(),
  k: () => player.toggle(),
  ArrowLeft: (time) => player.seek(time - SKIP_SEC),
  ArrowRight: (time) => player.seek(time + SKIP_SEC),
  m: () => player.toggleMute(),
  n: () => player.next(),
  p: () => player.previous(),
}

/** Here letters are typed or looked up, so every key stays with the page. */
const TYPING = 'input:not([type=range]), textarea, select, [contenteditable], [role=menu], [role=dialog]'

/** Keys that some elements need for themselves. */
const NEEDED: Readonly<Record<string, string>> = {
  ' ': 'button, summary, [role=tab]',
  ArrowLeft: '[type=range], [role=tab]',
  ArrowRight: '[type=range], [role=tab]',
}

/** `time` is where the track stands, in seconds. Up and down stay with the page: they scroll. */
export function handleShortcut(event: KeyboardEvent, time: number): void {
  const { target } = event
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const action = ACTIONS[key]
  if (!action || (target instanceof Element && (target.closest(TYPING) || target.matches(NEEDED[key] ?? ':not(*)'))))
    return
  event.preventDefault()
  action(time)
}
