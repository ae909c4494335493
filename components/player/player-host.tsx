'use client'
import { lazily } from '#components/ui/lazily.tsx'
import type { PlayerLabels } from './labels.ts'
import { usePlayer } from './state.ts'

const PlayerBar = lazily(() => import('./player-bar.tsx').then((module) => module.PlayerBar))

/** Stands in every page's layout; the bar's code comes with the first song that is played. */
export function PlayerHost(props: { labels: PlayerLabels; linkPrefix: string }) {
  return usePlayer((state) => state.track !== null) ? <PlayerBar {...props} /> : null
}
