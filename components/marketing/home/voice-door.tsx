'use client'
import { useEffect, useRef, useState } from 'react'
import { lazily } from '#components/ui/lazily.tsx'
import type { VoiceRowProps } from './voice-row.tsx'

const VoiceRow = lazily(() => import('./voice-row.tsx').then((module) => module.VoiceRow))

/** Room for a song in other voices, which comes when somebody comes near: what nobody scrolls to is not loaded. */
export function VoiceDoor(props: VoiceRowProps) {
  const room = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && setIsNear(true), { rootMargin: '400px' })
    if (room.current) watch.observe(room.current)
    return () => watch.disconnect()
  }, [])
  return (
    <div ref={room} className="mt-8 min-h-62 lg:min-h-40">
      {isNear && <VoiceRow {...props} />}
    </div>
  )
}
