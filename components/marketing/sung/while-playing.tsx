'use client'
import type { ReactNode } from 'react'
import { usePlayer } from '#components/player/state.ts'
import { lazyComponent } from '#components/ui/lazy-component.tsx'
import type { LiveProps } from './live-lyrics.tsx'

const LiveLyrics = lazyComponent(
  () => import('./live-lyrics.tsx').then((module) => module.LiveLyrics),
  ({ children }: LiveProps) => children as ReactNode,
)

/**
 * A demo song's words, as the page shows them. While the song is heard they follow it; only then is the code for that
 * loaded.
 */
export function WhilePlaying(props: LiveProps) {
  return usePlayer(({ track }) => track?.id === props.name) ? <LiveLyrics {...props} /> : props.children
}
