'use client'
import { Pause, Play, Repeat, Repeat1, Shuffle, SkipBack, SkipForward } from 'lucide-react'
import { canGoBack, controls } from '#components/player/playback/controls.ts'
import { engine } from '#components/player/playback/engine.ts'
import { neighbour } from '#components/player/playback/queue.ts'
import { type Repeat as RepeatMode, usePlayer } from '#components/player/state.ts'
import type { PlayerLabels } from './labels.ts'
import { PlayerButton } from './player-button.tsx'

const REPEAT_LABEL = { off: 'repeatOff', all: 'repeatAll', one: 'repeatOne' } as const satisfies Record<
  RepeatMode,
  keyof PlayerLabels
>

export function Transport({ labels }: { labels: PlayerLabels }) {
  const playing = usePlayer((state) => state.playing)
  const last = usePlayer((state) => neighbour(state, 1) === undefined)
  return (
    <div className="flex items-center md:gap-1">
      <span className="flex gap-1 max-md:hidden">
        <ShuffleButton labels={labels} />
        <PreviousButton labels={labels} />
      </span>
      <PlayerButton prominent label={playing ? labels.pause : labels.play} onClick={engine.toggle}>
        {playing ? (
          <Pause aria-hidden className="size-5 fill-current stroke-none" />
        ) : (
          <Play aria-hidden className="ml-0.5 size-5 fill-current stroke-none" />
        )}
      </PlayerButton>
      <PlayerButton label={labels.next} disabled={last} onClick={controls.next}>
        <SkipForward aria-hidden className="size-4.5 fill-current" />
      </PlayerButton>
      <span className="max-md:hidden">
        <RepeatButton labels={labels} />
      </span>
    </div>
  )
}

export function PreviousButton({ labels }: { labels: PlayerLabels }) {
  const first = usePlayer((state) => !canGoBack(state))
  return (
    <PlayerButton label={labels.previous} disabled={first} onClick={controls.previous}>
      <SkipBack aria-hidden className="size-4.5 fill-current" />
    </PlayerButton>
  )
}

export function ShuffleButton({ labels }: { labels: PlayerLabels }) {
  const shuffle = usePlayer((state) => state.shuffle)
  return (
    <PlayerButton label={labels.shuffle} pressed={shuffle} onClick={controls.toggleShuffle}>
      <Shuffle aria-hidden className="size-4.5" />
    </PlayerButton>
  )
}

export function RepeatButton({ labels }: { labels: PlayerLabels }) {
  const repeat = usePlayer((state) => state.repeat)
  const Icon = repeat === 'one' ? Repeat1 : Repeat
  return (
    <PlayerButton label={labels[REPEAT_LABEL[repeat]]} onClick={controls.cycleRepeat}>
      <Icon aria-hidden className={`size-4.5 ${repeat === 'off' ? '' : 'text-accent'}`} />
    </PlayerButton>
  )
}
