import type { ComponentType } from 'react'
import { lazyComponent } from '#components/ui/lazy-component.tsx'

/** The owner's page of a song or cover, loaded separately, so that strangers do not load its scripts. */
export function lazyOwnPage<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return lazyComponent(load, FullHeight)
}

/** Keeps the footer below the window until the page has loaded, so that nobody sees it jump. */
function FullHeight() {
  return <div className="min-h-dvh" />
}
