import { type ComponentType, lazy, Suspense } from 'react'

const RETRY_AFTER_MS = 2000

/** A component whose code is fetched when it is first drawn; until then nothing stands there, or what is drawn meanwhile. */
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

/** A network that is gone for a moment delays a layer; it does not crash the page. */
export async function loadWithRetry<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (;;) {
    try {
      return await load()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS))
    }
  }
}
