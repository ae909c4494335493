'use client'
import type { CSSProperties, ReactNode } from 'react'
import { clock } from './clock.ts'
import { player } from './player.ts'
import { usePlayer } from './state.ts'
import type { Track } from './track.ts'

type WaveSliderProps = {
  track: Track
  queue: readonly Track[] | undefined
  label: string
  /** The drawing, which shows how much was heard by `--played`, 0..1. */
  children: ReactNode
}

/** Makes a drawing of a track's sound the place to move in it. */
export function WaveSlider({ track, queue, label, children }: WaveSliderProps) {
  const here = usePlayer((state) => state.track?.id === track.id)
  const time = usePlayer((state) => (here ? state.time : 0))
  const heardDuration = usePlayer((state) => (here ? state.duration : 0))
  // What is heard may still be the beginning alone; what is drawn is the whole.
  const duration = track.duration ?? heardDuration
  return (
    <div
      className="relative rounded-sm outline-offset-4 outline-accent has-focus-visible:outline-2"
      style={{ '--played': duration > 0 ? time / duration : 0 } as CSSProperties}
    >
      {children}
      <input
        type="range"
        aria-label={label}
        aria-valuetext={`${clock(time)} / ${clock(duration)}`}
        className="absolute inset-0 h-full w-full cursor-pointer opacity-0"
        min={0}
        max={duration}
        step={0.1}
        value={Math.min(time, duration)}
        onChange={(event) => player.seekIn(track, event.currentTarget.valueAsNumber, queue)}
      />
      <p aria-hidden className="tabular flex justify-between pt-1 text-xs text-faint">
        <span>{clock(time)}</span>
        <span>{clock(duration)}</span>
      </p>
    </div>
  )
}
