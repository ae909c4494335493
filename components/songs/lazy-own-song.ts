'use client'
import { lazyOwnPage } from '#components/creations/lazy-own-page.tsx'

export const OwnSong = lazyOwnPage(() => import('./own-song.tsx').then((module) => module.OwnSong))
