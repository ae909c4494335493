'use client'
import { useEffect, useRef, useState } from 'react'
import { lazyComponent } from '#components/ui/lazy-component.tsx'
import type { VoiceRowProps } from './voice-row.tsx'

const VoiceRow = lazyComponent(() => import('./voice-row.tsx').then((module) => module.VoiceRow))

/**
 * Reserves room for a song in other voices. It loads when somebody scrolls near, so that visitors who do not scroll so
 * far load nothing.
 */
export function LazyVoiceRow(props: VoiceRowProps) {
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
