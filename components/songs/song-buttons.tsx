'use client'
import { Download, Share2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { Track } from '#components/player/track.ts'
import { Button } from '#components/ui/button.tsx'
import type { SongView } from '#lib/schemas/song.ts'
import { downloadPath } from './download.ts'
import { PlayButton } from './play-button.tsx'
import { useShare } from './use-share.ts'

/** Hear it, keep it, pass it on. */
export function SongButtons({ song, track }: { song: SongView; track: Track }) {
  const t = useTranslations('song')
  const share = useShare()
  return (
    <div className="flex flex-wrap gap-2 max-sm:grid max-sm:grid-cols-2">
      <PlayButton track={track} className="max-sm:col-span-2" />
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
