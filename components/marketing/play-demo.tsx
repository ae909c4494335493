'use client'
import { Pause, Play } from 'lucide-react'
import { player, usePlayer } from '#components/player/player.ts'
import type { Track } from '#components/player/track.ts'
import { buttonLook } from '#components/ui/button-look.ts'

type PlayDemoProps = {
  track: Track
  queue: readonly Track[]
  labels: { readonly play: string; readonly pause: string }
}

/** Starts and stops a demo song; the others of its page come after it. */
export function PlayDemo({ track, queue, labels }: PlayDemoProps) {
  const playing = usePlayer((state) => state.playing && state.track?.id === track.id)
  const Icon = playing ? Pause : Play
  return (
    <button
      type="button"
      aria-label={playing ? labels.pause : labels.play}
      onClick={() => player.play(track, queue)}
      className={buttonLook({ look: 'accent', size: 'icon', className: 'rounded-full' })}
    >
      <Icon aria-hidden className="fill-current stroke-none" />
    </button>
  )
}
