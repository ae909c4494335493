'use client'
import type { ReactNode } from 'react'
import { usePlayer } from '#components/player/state.ts'
import { lazyComponent } from '#components/ui/lazy-component.tsx'
import type { LiveProps } from './live-lyrics.tsx'

const LiveLyrics = lazyComponent(
  () => import('./live-lyrics.tsx').then((module) => module.LiveLyrics),
  ({ children }: LiveProps) => children as ReactNode,
)

/** Words of a demo song, or their place, as they stand in the page; while the song is heard they follow it, with all that this takes. */
export function WhilePlaying(props: LiveProps) {
  return usePlayer(({ track }) => track?.id === props.name) ? <LiveLyrics {...props} /> : props.children
}
