'use client'
import { lazyComponent } from '#components/ui/lazy-component.tsx'

/** The songs below the generator: drawn with the page, they wake up after it. */
export const LazySongGrid = lazyComponent(() => import('./song-grid.tsx').then((module) => module.SongGrid))
