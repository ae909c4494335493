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

/** Keys belong to the player only while nothing on the page wants them: no field, button, link or menu has the focus. */
const TAKEN = 'input, textarea, select, button, a, summary, [contenteditable], [role=menu], [role=dialog], [role=tab]'

/** `time` is where the track stands, in seconds. Up and down stay with the page: they scroll. */
export function handleShortcut(event: KeyboardEvent, time: number): void {
  const { target, key } = event
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
  if (target instanceof Element && target.closest(TAKEN)) return
  const action = ACTIONS[key.length === 1 ? key.toLowerCase() : key]
  if (!action) return
  event.preventDefault()
  action(time)
}
