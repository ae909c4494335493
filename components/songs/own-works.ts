'use client'
import { lazily } from '#components/ui/lazily.tsx'

/** The pages of those who own a song or cover, apart: strangers do not load their scripts. */
export const OwnSong = lazily(() => import('./own-song.tsx').then((module) => module.OwnSong))
export const OwnCover = lazily(() => import('#components/covers/page/own-cover.tsx').then((module) => module.OwnCover))
