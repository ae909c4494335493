'use client'
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
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
  const isLoaded = usePlayer((state) => state.track?.id === props.track.id)
  const [pressed, setPressed] = useState<Pressed | null>(null)
  const lines = useRef<HTMLDivElement>(null)
  const focused = useRef<string>(undefined)
  const follows = isLoaded || pressed !== null
  const press = ({ target }: MouseEvent) => {
    const line = lineOf(target)
    if (line === undefined) return
    // The times of the lines may have to be fetched first, so wake the player now.
    player.wake()
    setPressed({ line: Number(line) })
  }
  /** Lines that are drawn anew have other buttons. */
  const giveFocusBack = () => {
    if (focused.current === undefined || document.activeElement !== document.body) return
    lines.current?.querySelector<HTMLElement>(`[data-line="${focused.current}"]`)?.focus({ preventScroll: true })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the lines are drawn anew
  useLayoutEffect(giveFocusBack, [follows])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears what its buttons are pressed for, by the keyboard too
    // biome-ignore lint/a11y/useKeyWithClickEvents: likewise
    <div
      ref={lines}
      onClick={press}
      onFocus={({ target }) => {
        focused.current = lineOf(target)
      }}
      onBlur={() => {
        focused.current = undefined
      }}
    >
      {follows ? (
        <SungLyrics {...props} isLoaded={isLoaded} pressed={pressed} onDrawn={giveFocusBack}>
          {children}
        </SungLyrics>
      ) : (
        children
      )}
    </div>
  )
}

const lineOf = (target: EventTarget) => (target as Element).closest<HTMLElement>('[data-line]')?.dataset.line
