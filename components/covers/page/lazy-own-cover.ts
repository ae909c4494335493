'use client'
import { lazyOwnPage } from '#components/creations/page/lazy-own-page.tsx'

export const OwnCover = lazyOwnPage(() => import('./own-cover.tsx').then((module) => module.OwnCover))
