'use client'
import { Pause, Play } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { player, usePlayer } from '#components/player/player.ts'
import type { Track } from '#components/player/track.ts'
import { Button } from '#components/ui/button.tsx'

/** Starts and stops a song, or the beginning of one that is still being made. */
export function PlayButton({ track, className = '' }: { track: Track; className?: string }) {
  const t = useTranslations('song')
  const playing = usePlayer((state) => state.playing && state.track?.id === track.id)
  const Icon = playing ? Pause : Play
  return (
    <Button look="accent" size="large" className={className} onClick={() => player.play(track)}>
      <Icon aria-hidden className="fill-current stroke-none" />
      {t(playing ? 'pauseShort' : track.wholeUrl ? 'playBeginning' : 'playShort')}
    </Button>
  )
}
