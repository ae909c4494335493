'use client'
import { Download, Share2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { Track } from '#components/player/track.ts'
import { Button } from '#components/ui/button.tsx'
import { PlayButton } from './play-button.tsx'
import { useShare } from './use-share.ts'

type SongButtonsProps = { track: Track; file: { href: string; download: string } }

/** Hear it, keep it, pass it on. */
export function SongButtons({ track, file }: SongButtonsProps) {
  const t = useTranslations('song')
  const share = useShare()
  return (
    <div className="flex flex-wrap gap-2 max-sm:grid max-sm:grid-cols-2">
      <PlayButton track={track} className="max-sm:col-span-2" />
      <Button asChild size="large">
        <a {...file}>
          <Download aria-hidden />
          {t('download')}
        </a>
      </Button>
      <Button size="large" onClick={() => share(track.path)}>
        <Share2 aria-hidden />
        {t('share')}
      </Button>
    </div>
  )
}
