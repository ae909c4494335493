'use client'
import { lazily } from '#components/ui/lazily.tsx'

/** The page of those who own the song, apart: strangers do not load its scripts. */
export const OwnSong = lazily(() => import('./own-song.tsx').then((module) => module.OwnSong))
