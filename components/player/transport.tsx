'use client'
import { Pause, Play, Repeat, Repeat1, SkipBack, SkipForward } from 'lucide-react'
import type { PlayerLabels } from './labels.ts'
import { player, usePlayer } from './player.ts'
import { PlayerButton } from './player-button.tsx'
import { neighbour, type Repeat as RepeatMode } from './state.ts'

const REPEAT_LABEL = { off: 'repeatOff', all: 'repeatAll', one: 'repeatOne' } as const satisfies Record<
  RepeatMode,
  keyof PlayerLabels
>

export function Transport({ labels }: { labels: PlayerLabels }) {
  const playing = usePlayer((state) => state.playing)
  const last = usePlayer((state) => neighbour(state, 1) === undefined)
  return (
    <div className="flex items-center sm:gap-1">
      <span className="max-sm:hidden">
        <PreviousButton labels={labels} />
      </span>
      <PlayerButton prominent label={playing ? labels.pause : labels.play} onClick={player.toggle}>
        {playing ? (
          <Pause aria-hidden className="size-5 fill-current stroke-none" />
        ) : (
          <Play aria-hidden className="ml-0.5 size-5 fill-current stroke-none" />
        )}
      </PlayerButton>
      <PlayerButton label={labels.next} disabled={last} onClick={player.next}>
        <SkipForward aria-hidden className="size-4.5 fill-current" />
      </PlayerButton>
      <span className="max-sm:hidden">
        <RepeatButton labels={labels} />
      </span>
    </div>
  )
}

export function PreviousButton({ labels }: { labels: PlayerLabels }) {
  return (
    <PlayerButton label={labels.previous} onClick={player.previous}>
      <SkipBack aria-hidden className="size-4.5 fill-current" />
    </PlayerButton>
  )
}

export function RepeatButton({ labels }: { labels: PlayerLabels }) {
  const repeat = usePlayer((state) => state.repeat)
  const Icon = repeat === 'one' ? Repeat1 : Repeat
  return (
    <PlayerButton label={labels[REPEAT_LABEL[repeat]]} onClick={player.cycleRepeat}>
      <Icon aria-hidden className={`size-4.5 ${repeat === 'off' ? '' : 'text-accent'}`} />
    </PlayerButton>
  )
}
