'use client'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { loadWithRetry } from '#components/ui/lazy-component.tsx'

/**
 * The code is fetched when the form is less than this many pixels below the window. While nobody has scrolled, its top
 * must reach the upper half of the window.
 */
const NEAR = 440

type LazyGeneratorFormProps = {
  /** The style that it begins with, until somebody chooses settings. */
  presetStyle?: string
  /** Shown until the form has loaded, and in browsers where it never loads. */
  children: ReactNode
}

/** The generator form for pages that load without it. It loads when somebody scrolls near, and takes over the focus. */
export function LazyGeneratorForm({ presetStyle, children }: LazyGeneratorFormProps) {
  const place = useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = useState<typeof import('./site-generator-form.tsx')>()
  useEffect(() => {
    const loadIfNear = async (room: number) => {
      const container = place.current
      if (!container || container.getBoundingClientRect().top >= innerHeight + room) return
      stop()
      // If it never comes, the placeholder stays, whose link leads to a form, too.
      const module = await loadWithRetry(() => import('./site-generator-form.tsx'))
      // The placeholder's link disappears; if it had the focus, the form gets it.
      if (container.contains(document.activeElement)) container.focus()
      setLoaded(module)
    }
    const onScroll = () => void loadIfNear(NEAR)
    const stop = () => removeEventListener('scroll', onScroll)
    addEventListener('scroll', onScroll)
    void loadIfNear(innerHeight / -2)
    return stop
  }, [])
  return (
    // Reserves the height of the form and room for its bar, so that nothing jumps when the form appears.
    <div ref={place} tabIndex={-1} className="next-step generator-room">
      {loaded ? <loaded.SiteGeneratorForm presetStyle={presetStyle} /> : children}
    </div>
  )
}
