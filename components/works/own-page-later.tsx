import type { ComponentType } from 'react'
import { lazily } from '#components/ui/lazily.tsx'

/** The page of those who own a song or cover, apart: strangers do not load its scripts. */
export function ownPageLater<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return lazily(load, WindowTall)
}

/** Until the page is there the footer waits below the window, where nobody sees it jump. */
function WindowTall() {
  return <div className="min-h-dvh" />
}
