/** How far an arrow key moves in what plays, in seconds. */
export const SKIP_SEC = 5

const WAYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }

type Press = { readonly key: string; readonly altKey: boolean; readonly ctrlKey: boolean; readonly metaKey: boolean }

/** Where a key leads on a line of time, from where it stands; null for keys that are no arrows, or are the browser's own. */
export function skippedTo(
  { key, altKey, ctrlKey, metaKey }: Press,
  { time, duration }: { time: number; duration: number },
): number | null {
  const way = Object.hasOwn(WAYS, key) ? WAYS[key] : undefined
  if (!way || altKey || ctrlKey || metaKey) return null
  return Math.min(duration, Math.max(0, time + way * SKIP_SEC))
}
