'use client'
import { lazily } from '#components/ui/lazily.tsx'
import { usePlayer } from './state.ts'

const PlayerBar = lazily(() => import('./worded-bar.tsx').then((module) => module.WordedBar))

/** Stands in every page's layout; the bar's code and words come with the first song that is played. */
export function PlayerHost({ linkPrefix }: { linkPrefix: string }) {
  return usePlayer((state) => state.track !== null) ? <PlayerBar linkPrefix={linkPrefix} /> : null
}
