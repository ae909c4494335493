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

/** The writing desk in a page that loads without it: it comes when somebody scrolls near. */
export function DeskDoor({ presetStyle, children }: DeskDoorProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const door = place.current
    if (!door) return
    const watches: IntersectionObserver[] = []
    const watch = (options: IntersectionObserverInit) => {
      const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), options)
      observer.observe(door)
      watches.push(observer)
    }
    const onScroll = () => watch({ rootMargin: NEAR })
    watch({ threshold: SEEN })
    addEventListener('scroll', onScroll, { once: true })
    return () => {
      removeEventListener('scroll', onScroll)
      for (const one of watches) one.disconnect()
    }
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
