import type { ComponentType } from 'react'
import { lazyComponent } from '#components/ui/lazy-component.tsx'

/** The page of those who own a song or cover, apart: strangers do not load its scripts. */
export function lazyOwnPage<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return lazyComponent(load, FullHeight)
}

/** Until the page is there the footer waits below the window, where nobody sees it jump. */
function FullHeight() {
  return <div className="min-h-dvh" />
}
