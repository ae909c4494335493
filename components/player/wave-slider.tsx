'use client'
import type { CSSProperties, ReactNode } from 'react'
import { formatTime } from '#components/ui/format-time.ts'
import { player } from './player.ts'
import { usePlayer } from './state.ts'
import type { Track } from './track.ts'

type WaveSliderProps = {
  track: Track
  queue: readonly Track[] | undefined
  label: string
  /** Stands between the time that was heard and the length. */
  between?: ReactNode
  /** The drawing, which shows how much was heard by `--played`, 0..1. */
  children: ReactNode
}

/** Turns the drawing of a track into a slider for its position: press, drag, or use the arrow keys. */
export function WaveSlider({ track, queue, label, between, children }: WaveSliderProps) {
  const heard = usePlayer((state) => (state.track?.id === track.id ? state : null))
  const time = heard?.time ?? 0
  // The beginning of the song may still be playing, while the drawing shows the whole song.
  const duration = track.duration ?? heard?.duration ?? 0
  const [at, end] = [formatTime(time), formatTime(duration)]
  return (
    <div
      className="relative outline-offset-4 outline-accent has-focus-visible:outline-2"
      style={{ '--played': time / (duration || 1) } as CSSProperties}
    >
      {children}
      <input
        type="range"
        aria-label={label}
        aria-valuetext={`${at} / ${end}`}
        className="absolute inset-0 size-full opacity-0"
        // While the track is loaded, the player's shortcuts work in this slider (see shortcuts.ts).
        data-track={track.id}
        max={duration}
        step={0.1}
        value={time}
        onChange={(event) => player.seekIn(track, event.currentTarget.valueAsNumber, queue)}
      />
      <p aria-hidden className="tabular flex h-11 justify-between pt-1 text-xs text-faint">
        <span>{at}</span>
        {between}
        <span>{end}</span>
      </p>
    </div>
  )
}
