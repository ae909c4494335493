'use client'
import { lazily } from '#components/ui/lazily.tsx'

/** The songs below the generator: drawn with the page, they wake up after it. */
export const LazySongGrid = lazily(() => import('./song-grid.tsx').then((module) => module.SongGrid))
