'use client'
import { Download, Share2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { KeptFile } from '#components/downloads/kept-file.ts'
import { useKeep } from '#components/downloads/use-keep.ts'
import type { Track } from '#components/player/track.ts'
import { Button } from '#components/ui/button.tsx'
import type { Visibility } from '#lib/catalog/visibility.ts'
import { useShare } from './use-share.ts'

type CardButtonsProps = { track: Track; visibility: Visibility; file: KeptFile }

/** On a card of the library: keep it, pass it on. */
export function CardButtons({ track, visibility, file }: CardButtonsProps) {
  const t = useTranslations('song')
  const keep = useKeep()
  const share = useShare()
  const { title, path } = track
  return (
    <>
      <Button look="quiet" size="icon" aria-label={t('downloadTitle', { title })} onClick={() => keep(file)}>
        <Download aria-hidden />
      </Button>
      <Button look="quiet" size="icon" aria-label={t('shareTitle', { title })} onClick={() => share(path, visibility)}>
        <Share2 aria-hidden />
      </Button>
    </>
  )
}
