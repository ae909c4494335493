'use client'
import { Download, Share2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useKnownTier } from '#components/account/use-known-tier.ts'
import { EXPORT_PATH } from '#components/downloads/in-export.tsx'
import type { KeptFile } from '#components/downloads/kept-file.ts'
import { useKeep } from '#components/downloads/use-keep.ts'
import { LocalLink } from '#components/layout/local-link.tsx'
import type { Track } from '#components/player/track.ts'
import { Button } from '#components/ui/button.tsx'
import { hasFiles } from '#lib/catalog/entitlements.ts'
import type { Visibility } from '#lib/catalog/visibility.ts'
import { useShare } from './use-share.ts'

type CardButtonsProps = { track: Track; visibility: Visibility; file: KeptFile }

/** On a card of the library: keep it, or see where it is kept, and pass it on. */
export function CardButtons({ track, visibility, file }: CardButtonsProps) {
  const t = useTranslations('song')
  const tier = useKnownTier()
  const keep = useKeep({ isOwn: true })
  const share = useShare()
  const { title, path } = track
  return (
    <>
      {tier && !hasFiles(tier) ? (
        <Button asChild look="quiet" size="small">
          <LocalLink href={EXPORT_PATH}>{t('files.inYourExport')}</LocalLink>
        </Button>
      ) : (
        <Button look="quiet" size="icon" aria-label={t('downloadTitle', { title })} onClick={() => keep(file)}>
          <Download aria-hidden />
        </Button>
      )}
      <Button look="quiet" size="icon" aria-label={t('shareTitle', { title })} onClick={() => share(path, visibility)}>
        <Share2 aria-hidden />
      </Button>
    </>
  )
}
