'use client'
import { ownPageLater } from '#components/works/own-page-later.tsx'

export const OwnSong = ownPageLater(() => import('./own-song.tsx').then((module) => module.OwnSong))
