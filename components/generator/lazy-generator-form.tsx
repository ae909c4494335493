'use client'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { loadWithRetry } from '#components/ui/lazy-component.tsx'

/** How far below the window its code is fetched, in pixels; on pages that nobody has scrolled it must have come half up the window. */
const NEAR = 440

type LazyGeneratorFormProps = {
  /** The style that it begins with, until somebody chooses settings. */
  presetStyle?: string
  /** Stands there until the form does, and for browsers that never get it. */
  children: ReactNode
}

/** The generator form in a page that loads without it: it comes when somebody scrolls near, and takes the focus over. */
export function LazyGeneratorForm({ presetStyle, children }: LazyGeneratorFormProps) {
  const place = useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = useState<typeof import('./site-generator-form.tsx')>()
  useEffect(() => {
    const loadIfNear = async (room: number) => {
      const container = place.current
      if (!container || container.getBoundingClientRect().top >= innerHeight + room) return
      stop()
      const module = await loadWithRetry(() => import('./site-generator-form.tsx'))
      // The link that stood there goes, and a keyboard that had come to it goes on in the form.
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
    // As high as the form will be, and with room for its bar, so that nothing jumps when it comes.
    <div ref={place} tabIndex={-1} className="next-step generator-room">
      {loaded ? <loaded.SiteGeneratorForm presetStyle={presetStyle} /> : children}
    </div>
  )
}
