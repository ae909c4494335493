'use client'
import type { CSSProperties } from 'react'
import { clock } from './clock.ts'
import type { PlayerLabels } from './labels.ts'
import { player, usePlayer } from './player.ts'

const STEP_SEC = 0.1

export function SeekBar({ labels }: { labels: PlayerLabels }) {
  const time = usePlayer((state) => state.time)
  const duration = usePlayer((state) => state.duration)
  const progress = { '--progress': duration > 0 ? `${(100 * time) / duration}%` : '0%' } as CSSProperties
  return (
    <input
      type="range"
      className="range absolute inset-x-0 -top-2.5 w-full"
      style={progress}
      aria-label={labels.seek}
      aria-valuetext={`${clock(time)} / ${clock(duration)}`}
      min={0}
      max={duration}
      step={STEP_SEC}
      value={Math.min(time, duration)}
      onChange={(event) => player.seek(event.currentTarget.valueAsNumber)}
    />
  )
}
