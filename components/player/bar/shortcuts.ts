import { controls } from '#components/player/playback/controls.ts'
import { engine } from '#components/player/playback/engine.ts'
import { playerState } from '#components/player/state.ts'
import type { PlayerLabels } from './labels.ts'

const SKIP_SEC = 5

/** The sheets that the player's bar opens over the page. */
export type Sheet = 'queue' | 'shortcuts'

type Shortcut = {
  /** Names as in keyboard events, letters in lower case. Any of these keys triggers the shortcut. */
  readonly keys: readonly [string, ...string[]]
  readonly label: keyof PlayerLabels
  readonly press: (show: (sheet: Sheet) => void) => void
}

/**
 * All shortcuts of the player, in the order of the sheet that lists them. Arrow up and down are not used, because they
 * scroll the page.
 */
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

/** Elements in which letters are typed or looked up. In them every key belongs to the page. */
const TYPING = 'input:not([type=range]), textarea, select, [contenteditable], [role=menu], [role=dialog]'

/** Elements that need the left and right arrows: sliders, tabs, and wide content that can be focused for scrolling. */
const SIDEWAYS = '[type=range], [role=tab], [tabindex="0"]'

/**
 * Keys that some elements need for themselves. The slider of the loaded track is an exception: in it the arrows seek,
 * as they do everywhere else.
 */
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
