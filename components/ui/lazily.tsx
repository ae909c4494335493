import { type ComponentType, lazy, Suspense } from 'react'

/** A component whose code is fetched when it is first drawn; until then nothing stands there. */
export function lazily<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Lazy = lazy(async () => ({ default: await load() })) as ComponentType<Props>
  return function Lazily(props: Props) {
    return (
      <Suspense>
        <Lazy {...props} />
      </Suspense>
    )
  }
}
