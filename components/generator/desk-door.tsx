'use client'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { lazily } from '#components/ui/lazily.tsx'

const SiteDesk = lazily(() => import('./site-desk.tsx').then((module) => module.SiteDesk))

/** How far below the window its code is fetched, in pixels; of pages that nobody has scrolled, as much of it must be seen. */
const NEAR = 440

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
    const look = (room: number) => {
      const door = place.current
      if (door && door.getBoundingClientRect().top < innerHeight + room) setNear(true)
    }
    const onScroll = () => look(NEAR)
    look(-NEAR)
    addEventListener('scroll', onScroll)
    return () => removeEventListener('scroll', onScroll)
  }, [])
  return (
    // As high as the desk will be, and with room for its bar, so that nothing jumps when it comes.
    <div ref={place} className="next-step desk-room">
      {isNear ? <SiteDesk presetStyle={presetStyle} /> : children}
    </div>
  )
}
