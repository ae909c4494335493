'use client'
import { Volume2, VolumeX } from 'lucide-react'
import type { CSSProperties } from 'react'
import type { PlayerLabels } from './labels.ts'
import { player, usePlayer } from './player.ts'
import { PlayerButton } from './player-button.tsx'

const STEP = 0.01

export function Volume({ labels }: { labels: PlayerLabels }) {
  const volume = usePlayer((state) => state.volume)
  const percent = `${Math.round(volume * 100)}%`
  const Icon = volume > 0 ? Volume2 : VolumeX
  return (
    <div className="flex items-center">
      <PlayerButton label={volume > 0 ? labels.mute : labels.unmute} onClick={player.toggleMute}>
        <Icon aria-hidden className="size-4.5" />
      </PlayerButton>
      <input
        type="range"
        className="range w-24"
        style={{ '--progress': percent } as CSSProperties}
        aria-label={labels.volume}
        aria-valuetext={percent}
        min={0}
        max={1}
        step={STEP}
        value={volume}
        onChange={(event) => player.setVolume(event.currentTarget.valueAsNumber)}
      />
      <span aria-hidden className="tabular w-11 pl-2 text-xs text-faint">
        {percent}
      </span>
    </div>
  )
}
