'use client'
import { usePlayer } from '#components/player/state.ts'
import { lazily } from '#components/ui/lazily.tsx'
import type { LyricsProps } from './sung-lyrics.tsx'

const SungLyrics = lazily(
  () => import('./sung-lyrics.tsx').then((module) => module.SungLyrics),
  ({ children }: LyricsProps) => children,
)

/** A song's words, which follow its sound as soon as it is first heard. */
export function Lyrics(props: LyricsProps) {
  const isHeard = usePlayer(({ track }) => track !== null && track.id === props.track?.id)
  return isHeard ? <SungLyrics {...props} /> : props.children
}
