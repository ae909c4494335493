'use client'
import { ownPageLater } from '#components/works/own-page-later.tsx'

export const OwnCover = ownPageLater(() => import('./own-cover.tsx').then((module) => module.OwnCover))
