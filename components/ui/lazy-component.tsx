import { type ComponentType, lazy, Suspense } from 'react'
import { createStore } from './store.ts'

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
 * page. A browser that knows that it is offline waits for the network. What still does not arrive is gone, as files are
 * after a deployment: then it throws.
 */
export async function loadWithRetry<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (let left = TRIES - 1; ; ) {
    try {
      return await load()
    } catch (reason) {
      // `onLine` may be true without a network, so only false says something.
      if (navigator.onLine === false)
        await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
      else if (left-- > 0) await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS))
      else throw reason
    }
  }
}

const failure = createStore<{ readonly reason: unknown } | null>(null)

/** Goes on with what a press needs. If that could not be loaded, the page ends in its error page. */
export function afterLoading<Loaded>(loading: Promise<Loaded>, goOn: (loaded: Loaded) => void): void {
  void loading.then(goOn, (reason: unknown) => failure.set({ reason }))
}

/** Stands in every page's layout. React shows an error page only for what is thrown while it draws. */
export function useLoadFailure(): void {
  const failed = failure.use((current) => current)
  if (failed) throw failed.reason
}
