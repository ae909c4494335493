import { type ComponentType, lazy, Suspense } from 'react'

const RETRY_AFTER_MS = 2000
const TRIES = 5

/** A component whose code is fetched when it is first drawn. Until then nothing is shown, or the given placeholder. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile?: ComponentType<Props>,
): ComponentType<Props> {
  const Lazy = lazy(async () => ({ default: await loadWithRetry(load) })) as ComponentType<Props>
  return function Lazily(props: Props) {
    return (
      <Suspense fallback={Meanwhile && <Meanwhile {...props} />}>
        <Lazy {...props} />
      </Suspense>
    )
  }
}

/**
 * Loads code, and tries again a few times, so that a short loss of the network delays a layer and does not crash the
 * page; while the browser knows that it is offline, it goes on trying. What still does not arrive is gone, as files are
 * after a deployment: then it throws.
 */
export async function loadWithRetry<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (let left = TRIES; ; ) {
    try {
      return await load()
    } catch (reason) {
      if (navigator.onLine && --left === 0) throw reason
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS))
    }
  }
}
