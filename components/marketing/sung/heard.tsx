'use client'
import type { ReactNode } from 'react'
import { usePlayer } from '#components/player/state.ts'
import { lazily } from '#components/ui/lazily.tsx'
import type { LiveProps } from './live-words.tsx'

const Live = lazily(
  () => import('./live-words.tsx').then((module) => module.Live),
  ({ children }: LiveProps) => children as ReactNode,
)

/** Words of a demo song, or their place, as they stand in the page; while the song is heard they follow it, with all that this takes. */
export function Heard(props: LiveProps) {
  return usePlayer(({ track }) => track?.id === props.name) ? <Live {...props} /> : props.children
}
