'use client'
import { lazily } from '#components/ui/lazily.tsx'

/** What stands below the desk is drawn with the page, and wakes up after it. */
export const PlayAllBelow = lazily(() => import('./play-all.tsx').then((module) => module.PlayAll))
export const SongsBelow = lazily(() => import('./song-grid.tsx').then((module) => module.SongGrid))
