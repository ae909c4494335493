'use client'
import { Pause, Play } from 'lucide-react'
import { player } from './player.ts'
import { usePlayer } from './state.ts'
import type { Track } from './track.ts'

type PlaySwitchProps = {
  track: Track
  /** The list that it is in; without one the track is its own queue. */
  queue?: readonly Track[] | undefined
  labels: { readonly play: string; readonly pause: string }
  /** Whether the labels are visible; otherwise only screen readers get them. */
  worded?: boolean
  /** Its styles may use `data-playing`. */
  className: string
}

/** Starts and stops a track. It uses no message provider, so that pages without messages can have it. */
export function PlaySwitch({ track, queue, labels, worded = false, className }: PlaySwitchProps) {
  const playing = usePlayer((state) => state.playing && state.track?.id === track.id)
  const Icon = playing ? Pause : Play
  const label = playing ? labels.pause : labels.play
  return (
    <button
      type="button"
      aria-label={worded ? undefined : label}
      data-playing={playing || undefined}
      className={className}
      onClick={() => player.play(track, queue)}
    >
      <Icon aria-hidden className="fill-current stroke-none" />
      {worded && label}
    </button>
  )
}
