'use client'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { persistently } from '#components/ui/lazily.tsx'

/** How far below the window its code is fetched, in pixels; on pages that nobody has scrolled it must have come half up the window. */
const NEAR = 440

type DeskDoorProps = {
  /** The style that it begins with, until somebody chooses settings. */
  presetStyle?: string
  /** Stands there until the desk does, and for browsers that never get it. */
  children: ReactNode
}

/** The writing desk in a page that loads without it: it comes when somebody scrolls near, and takes the focus over. */
export function DeskDoor({ presetStyle, children }: DeskDoorProps) {
  const place = useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = useState<typeof import('./site-desk.tsx')>()
  useEffect(() => {
    const look = async (room: number) => {
      const door = place.current
      if (!door || door.getBoundingClientRect().top >= innerHeight + room) return
      stop()
      const desk = await persistently(() => import('./site-desk.tsx'))
      // The link that stood there goes, and a keyboard that had come to it goes on in the desk.
      if (door.contains(document.activeElement)) door.focus()
      setLoaded(desk)
    }
    const onScroll = () => void look(NEAR)
    const stop = () => removeEventListener('scroll', onScroll)
    addEventListener('scroll', onScroll)
    void look(innerHeight / -2)
    return stop
  }, [])
  return (
    // As high as the desk will be, and with room for its bar, so that nothing jumps when it comes.
    <div ref={place} tabIndex={-1} className="next-step desk-room">
      {loaded ? <loaded.SiteDesk presetStyle={presetStyle} /> : children}
    </div>
  )
}
