'use client'
import { useEffect } from 'react'
import { lazily, persistently } from '#components/ui/lazily.tsx'
import { savedPlayback } from './saved-playback.ts'
import { usePlayer } from './state.ts'

const PlayerBar = lazily(() => import('./worded-bar.tsx').then((module) => module.WordedBar))

/** Stands in every page's layout; the bar's code and words come with the first song that is played, or was before. */
export function PlayerHost({ linkPrefix }: { linkPrefix: string }) {
  useEffect(() => {
    if (savedPlayback()) void persistently(() => import('./engine.ts')).then(({ engine }) => engine.takeUp())
  }, [])
  return usePlayer((state) => state.track !== null) ? <PlayerBar linkPrefix={linkPrefix} /> : null
}
