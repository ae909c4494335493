'use client'
import type { CSSProperties, ReactNode } from 'react'
import { clock } from './clock.ts'
import { player } from './player.ts'
import { skippedTo } from './skip.ts'
import { type PlayerState, usePlayer } from './state.ts'
import type { Track } from './track.ts'

type WaveSliderProps = {
  track: Track
  queue: readonly Track[] | undefined
  label: string
  /** The drawing, which shows how much was heard by `--played`, 0..1. */
  children: ReactNode
}

/** Makes a drawing of a track's sound the place to move in it: by pressing, dragging, or with the arrow keys. */
export function WaveSlider({ track, queue, label, children }: WaveSliderProps) {
  const heard = (what: 'time' | 'duration') => (state: PlayerState) => (state.track?.id === track.id ? state[what] : 0)
  const time = usePlayer(heard('time'))
  const heardDuration = usePlayer(heard('duration'))
  // What is heard may still be the beginning alone; what is drawn is the whole.
  const duration = track.duration ?? heardDuration
  const seek = (seconds: number) => player.seekIn(track, seconds, queue)
  const [at, end] = [clock(time), clock(duration)]
  return (
    <div
      className="relative rounded-sm outline-offset-4 outline-accent has-focus-visible:outline-2"
      style={{ '--played': time / (duration || 1) } as CSSProperties}
    >
      {children}
      <input
        type="range"
        aria-label={label}
        aria-valuetext={`${at} / ${end}`}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        min={0}
        max={duration}
        step={0.1}
        value={Math.min(time, duration)}
        onChange={(event) => seek(event.currentTarget.valueAsNumber)}
        onKeyDown={(event) => {
          const to = skippedTo(event, { time, duration })
          if (to === null) return
          event.preventDefault()
          seek(to)
        }}
      />
      <p aria-hidden className="tabular flex justify-between pt-1 text-xs text-faint">
        <span>{at}</span>
        <span>{end}</span>
      </p>
    </div>
  )
}
