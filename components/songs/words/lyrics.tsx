'use client'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { player } from '#components/player/player.ts'
import { usePlayer } from '#components/player/state.ts'
import type { Track } from '#components/player/track.ts'
import { lazyComponent } from '#components/ui/lazy-component.tsx'
import type { Pressed, SungLyricsProps } from './sung-lyrics.tsx'

const SungLyrics = lazyComponent(
  () => import('./sung-lyrics.tsx').then((module) => module.SungLyrics),
  ({ children }: SungLyricsProps) => children,
)

type LyricsProps = {
  song: SungLyricsProps['song']
  /** The finished song. */
  track: Track
  /** The lyrics as plain text while nothing plays; each line is a button with its number. */
  children: ReactNode
}

/** A song's lyrics. As soon as the song is first played they follow it; a press on a line also starts it. */
export function Lyrics({ children, ...props }: LyricsProps) {
  const hasPlayed = usePlayer((state) => state.track?.id === props.track.id)
  const [pressed, setPressed] = useState<Pressed | null>(null)
  const press = ({ target }: MouseEvent) => {
    const line = (target as Element).closest<HTMLElement>('[data-line]')?.dataset.line
    if (line === undefined) return
    // The times of the lines may have to be fetched first, so wake the player now.
    player.wake()
    setPressed({ line: Number(line) })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears what its buttons are pressed for, by the keyboard too
    // biome-ignore lint/a11y/useKeyWithClickEvents: likewise
    <div onClick={press}>
      {hasPlayed || pressed ? (
        <SungLyrics {...props} hasPlayed={hasPlayed} pressed={pressed}>
          {children}
        </SungLyrics>
      ) : (
        children
      )}
    </div>
  )
}
