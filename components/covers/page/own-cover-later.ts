'use client'
import { lazily } from '#components/ui/lazily.tsx'

/** The page of those who own the cover, apart: strangers do not load its scripts. */
export const OwnCover = lazily(() => import('./own-cover.tsx').then((module) => module.OwnCover))
