'use client'
import { useEffect } from 'react'
import { lazyComponent, loadWithRetry, useLoadFailure } from '#components/ui/lazy-component.tsx'
import { savedPlayback } from './playback/saved-playback.ts'
import { usePlayer } from './state.ts'

const PlayerBar = lazyComponent(() => import('./bar/localised-bar.tsx').then((module) => module.LocalisedBar))

/** Stands in every page's layout; the bar's code and words come with the first song that is played, or was before. */
export function PlayerHost({ linkPrefix }: { linkPrefix: string }) {
  useLoadFailure()
  useEffect(() => {
    if (!savedPlayback()) return
    // Nobody has pressed anything yet; a press loads it again.
    loadWithRetry(() => import('./playback/engine.ts')).then(
      ({ engine }) => engine.resumeSaved(),
      () => undefined,
    )
  }, [])
  return usePlayer((state) => state.track !== null) ? <PlayerBar linkPrefix={linkPrefix} /> : null
}
