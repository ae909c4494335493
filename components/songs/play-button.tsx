'use client'
import { Pause, Play } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { player } from '#components/player/player.ts'
import { usePlayer } from '#components/player/state.ts'
import type { Track } from '#components/player/track.ts'
import { Button } from '#components/ui/button.tsx'

type PlayButtonProps = {
  track: Track
  /** The list that it stands in; by itself without one. */
  queue?: readonly Track[] | undefined
  /** Small and without words, for rows. */
  icon?: boolean
  className?: string
}

/** Starts and stops a song, or the beginning of one that is still being made. */
export function PlayButton({ track, queue, icon = false, className = '' }: PlayButtonProps) {
  const t = useTranslations('song')
  const playing = usePlayer((state) => state.playing && state.track?.id === track.id)
  const Icon = playing ? Pause : Play
  const sign = <Icon aria-hidden className="fill-current stroke-none" />
  const onClick = () => player.play(track, queue)
  if (icon) {
    return (
      <Button
        look="quiet"
        size="icon"
        className={`${playing ? 'text-accent!' : ''} ${className}`}
        aria-label={t(playing ? 'pause' : 'play', { title: track.title })}
        onClick={onClick}
      >
        {sign}
      </Button>
    )
  }
  return (
    <Button look="accent" size="large" className={className} onClick={onClick}>
      {sign}
      {t(playing ? 'pauseShort' : track.wholeUrl ? 'playBeginning' : 'playShort')}
    </Button>
  )
}
