'use client'
import { lazyOwnPage } from '#components/creations/page/lazy-own-page.tsx'

export const OwnSong = lazyOwnPage(() => import('./own-song.tsx').then((module) => module.OwnSong))
