'use client'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { lazily } from '#components/ui/lazily.tsx'

const SiteDesk = lazily(() => import('./site-desk.tsx').then((module) => module.SiteDesk))

/** How near it must come to the window before its code is fetched. */
const NEAR = '400px'
/** Of pages that nobody has touched it is enough that so much of it is seen at once. */
const SEEN = 0.5

type DeskDoorProps = {
  /** The style that it begins with, until somebody chooses settings. */
  presetStyle?: string
  /** Stands there until the desk does, and for browsers that never get it. */
  children: ReactNode
}

/** The writing desk in a page that loads without it: it comes when somebody scrolls near, or a hand or the keyboard is on its place. */
export function DeskDoor({ presetStyle, children }: DeskDoorProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const door = place.current
    if (!door) return
    const left = new AbortController()
    const { signal } = left
    const comeNear = () => setNear(true)
    const watch = (options: IntersectionObserverInit) => {
      const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && comeNear(), options)
      observer.observe(door)
      signal.addEventListener('abort', () => observer.disconnect())
    }
    watch({ threshold: SEEN })
    window.addEventListener('scroll', () => watch({ rootMargin: NEAR }), { once: true, passive: true, signal })
    door.addEventListener('pointerenter', comeNear, { signal })
    door.addEventListener('focusin', comeNear, { signal })
    return () => left.abort()
  }, [])
  return (
    // As high as the desk will be, and with room for its bar, so that nothing jumps when it comes.
    <div
      ref={place}
      className="next-step min-h-[69rem] sm:min-h-[56rem] max-sm:[&:lang(ja)]:min-h-[64.5rem] max-sm:[&:lang(ko,zh)]:min-h-[61.25rem]"
    >
      {isNear ? <SiteDesk presetStyle={presetStyle} /> : children}
    </div>
  )
}
