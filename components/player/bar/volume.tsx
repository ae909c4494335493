'use client'
import { Volume2, VolumeX } from 'lucide-react'
import type { CSSProperties } from 'react'
import { controls } from '#components/player/playback/controls.ts'
import { usePlayer } from '#components/player/state.ts'
import type { PlayerLabels } from './labels.ts'
import { PlayerButton } from './player-button.tsx'

const STEP = 0.01

export function Volume({ labels }: { labels: PlayerLabels }) {
  const volume = usePlayer((state) => state.volume)
  const percent = `${Math.round(volume * 100)}%`
  const Icon = volume > 0 ? Volume2 : VolumeX
  return (
    <div className="flex min-w-0 items-center max-md:flex-1">
      <PlayerButton label={volume > 0 ? labels.mute : labels.unmute} onClick={controls.toggleMute}>
        <Icon aria-hidden className="size-4.5" />
      </PlayerButton>
      <input
        type="range"
        className="range w-24 min-w-0 max-md:flex-1"
        style={{ '--progress': percent } as CSSProperties}
        aria-label={labels.volume}
        aria-valuetext={percent}
        min={0}
        max={1}
        step={STEP}
        value={volume}
        onChange={(event) => controls.setVolume(event.currentTarget.valueAsNumber)}
      />
      <span aria-hidden className="tabular w-11 pl-2 text-xs text-faint max-lg:hidden">
        {percent}
      </span>
    </div>
  )
}
