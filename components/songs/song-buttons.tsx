'use client'
import { Download, Pause, Play, Share2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { player, usePlayer } from '#components/player/player.ts'
import type { Track } from '#components/player/track.ts'
import { Button } from '#components/ui/button.tsx'
import type { SongView } from '#lib/schemas/song.ts'
import { downloadPath } from './download.ts'
import { useShare } from './use-share.ts'

/** Hear it, keep it, pass it on. */
export function SongButtons({ song, track }: { song: SongView; track: Track }) {
  const t = useTranslations('song')
  const share = useShare()
  const playing = usePlayer((state) => state.playing && state.track?.id === song.id)
  const Icon = playing ? Pause : Play
  return (
    <div className="flex flex-wrap gap-2 max-sm:grid max-sm:grid-cols-2">
      <Button look="accent" size="large" className="max-sm:col-span-2" onClick={() => player.play(track)}>
        <Icon aria-hidden className="fill-current stroke-none" />
        {playing ? t('pauseShort') : t('playShort')}
      </Button>
      <Button asChild size="large">
        <a href={downloadPath(song)} download={`${song.title}.mp3`}>
          <Download aria-hidden />
          {t('download')}
        </a>
      </Button>
      <Button size="large" onClick={() => share(song)}>
        <Share2 aria-hidden />
        {t('share')}
      </Button>
    </div>
  )
}
