'use client'
import { Pause, Play } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { player } from '#components/player/player.ts'
import { usePlayer } from '#components/player/state.ts'
import type { Track } from '#components/player/track.ts'

type PictureButtonProps = { picture: ReactNode; track: Track | null; queue: readonly Track[]; className?: string }

/** The picture of a song or cover; where there is something to hear it is the play button. */
export function PictureButton({ picture, track, queue, className = '' }: PictureButtonProps) {
  const t = useTranslations('song')
  const playing = usePlayer((state) => state.playing && state.track?.id === track?.id)
  if (!track) return <div className={`overflow-hidden ${className}`}>{picture}</div>

  const Icon = playing ? Pause : Play
  return (
    <button
      type="button"
      aria-label={t(playing ? 'pause' : 'play', { title: track.title })}
      onClick={() => player.play(track, queue)}
      className={`group relative overflow-hidden ${className}`}
    >
      {picture}
      <span
        data-playing={playing}
        className="absolute inset-0 m-auto grid size-[min(64%,3.25rem)] place-items-center rounded-full bg-ground/80 text-ink transition-colors group-hover:bg-ground data-[playing=true]:bg-accent data-[playing=true]:text-on-accent"
      >
        <Icon aria-hidden className={`size-[45%] fill-current stroke-none ${playing ? '' : 'translate-x-[8%]'}`} />
      </span>
    </button>
  )
}
