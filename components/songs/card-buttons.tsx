'use client'
import { Download, Share2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { Track } from '#components/player/track.ts'
import { Button } from '#components/ui/button.tsx'
import { useShare } from './use-share.ts'

type CardButtonsProps = { track: Track; file: { href: string; download: string } }

/** On a card of the library: keep it, pass it on. */
export function CardButtons({ track, file: { href, download } }: CardButtonsProps) {
  const t = useTranslations('song')
  const share = useShare()
  const { title, path } = track
  return (
    <>
      <Button asChild look="quiet" size="icon">
        <a href={href} download={download} aria-label={t('downloadTitle', { title })}>
          <Download aria-hidden />
        </a>
      </Button>
      <Button look="quiet" size="icon" aria-label={t('shareTitle', { title })} onClick={() => share(path)}>
        <Share2 aria-hidden />
      </Button>
    </>
  )
}
