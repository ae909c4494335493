import { controls } from '#components/player/playback/controls.ts'
import { engine } from '#components/player/playback/engine.ts'
import { playerState } from '#components/player/state.ts'
import type { PlayerLabels } from './labels.ts'

const SKIP_SEC = 5

/** What opens over the page from the player's bar. */
export type Sheet = 'queue' | 'shortcuts'

type Shortcut = {
  /** As events name them, letters small; any of them does it. */
  readonly keys: readonly [string, ...string[]]
  readonly label: keyof PlayerLabels
  readonly press: (show: (sheet: Sheet) => void) => void
}

/** Every key of the player, in the order of the sheet that lists them. Up and down stay with the page: they scroll. */
export const SHORTCUTS: readonly Shortcut[] = [
  { keys: [' ', 'k'], label: 'playOrPause', press: () => engine.toggle() },
  { keys: ['ArrowLeft'], label: 'backward', press: () => engine.seek(playerState().time - SKIP_SEC) },
  { keys: ['ArrowRight'], label: 'forward', press: () => engine.seek(playerState().time + SKIP_SEC) },
  { keys: ['p'], label: 'previous', press: () => controls.previous() },
  { keys: ['n'], label: 'next', press: () => controls.next() },
  { keys: ['s'], label: 'shuffle', press: () => controls.toggleShuffle() },
  { keys: ['r'], label: 'repeat', press: () => controls.cycleRepeat() },
  { keys: ['m'], label: 'muteOrUnmute', press: () => controls.toggleMute() },
  { keys: ['q'], label: 'queue', press: (show) => show('queue') },
  { keys: ['?'], label: 'shortcuts', press: (show) => show('shortcuts') },
]

/** Here letters are typed or looked up, so every key stays with the page. */
const TYPING = 'input:not([type=range]), textarea, select, [contenteditable], [role=menu], [role=dialog]'

/** What goes sideways by itself: sliders, tabs, and what is wider than its place, which can be focused to be scrolled. */
const SIDEWAYS = '[type=range], [role=tab], [tabindex="0"]'

/** Keys that some elements need for themselves; not so the lines of what sounds, where arrows mean what they mean beside them. */
const NEEDED: Readonly<Record<string, string>> = {
  ' ': 'button, summary, [role=tab]',
  ArrowLeft: SIDEWAYS,
  ArrowRight: SIDEWAYS,
}

const needsKey = (target: Element, key: string) => target.matches(NEEDED[key] ?? ':not(*)') && !isLineOfTrack(target)

const isLineOfTrack = (target: Element) =>
  target instanceof HTMLInputElement &&
  target.dataset.track !== undefined &&
  target.dataset.track === playerState().track?.id

export function handleShortcut(event: KeyboardEvent, show: (sheet: Sheet) => void): void {
  const { target } = event
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const shortcut = SHORTCUTS.find(({ keys }) => keys.includes(key))
  if (!shortcut) return
  if (target instanceof Element && (target.closest(TYPING) || needsKey(target, key))) return
  event.preventDefault()
  shortcut.press(show)
}
