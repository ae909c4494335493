'use client'
import { useEffect } from 'react'
import { lazyComponent, loadWithRetry } from '#components/ui/lazy-component.tsx'
import { savedPlayback } from './playback/saved-playback.ts'
import { usePlayer } from './state.ts'

const PlayerBar = lazyComponent(() => import('./bar/localised-bar.tsx').then((module) => module.LocalisedBar))

/** Stands in every page's layout; the bar's code and words come with the first song that is played, or was before. */
export function PlayerHost({ linkPrefix }: { linkPrefix: string }) {
  useEffect(() => {
    if (savedPlayback())
      void loadWithRetry(() => import('./playback/engine.ts')).then(({ engine }) => engine.resumeSaved())
  }, [])
  const hasTrack = usePlayer((state) => {
    // React shows the error page for what is thrown while it draws.
    if (state.error) throw state.error
    return state.track !== null
  })
  return hasTrack ? <PlayerBar linkPrefix={linkPrefix} /> : null
}
