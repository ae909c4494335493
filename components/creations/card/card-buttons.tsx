'use client'
import { Download, Share2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useShare } from '#components/creations/share/use-share.ts'
import type { DownloadFile } from '#components/downloads/download-file.ts'
import { EXPORT_PATH } from '#components/downloads/export-link.tsx'
import { useDownload } from '#components/downloads/use-download.ts'
import type { Track } from '#components/player/track.ts'
import { useKnownTier } from '#components/session/use-known-tier.ts'
import { Button } from '#components/ui/button.tsx'
import { LocalLink } from '#components/ui/link/local-link.tsx'
import { hasFiles } from '#lib/catalog/entitlements.ts'
import type { Visibility } from '#lib/catalog/visibility.ts'

type CardButtonsProps = { track: Track; visibility: Visibility; file: DownloadFile }

/** On a card of the library: download it, or see where it is to be had, and pass it on. */
export function CardButtons({ track, visibility, file }: CardButtonsProps) {
  const t = useTranslations('song')
  const tier = useKnownTier()
  const download = useDownload({ isOwn: true })
  const share = useShare()
  const { title, path } = track
  return (
    <>
      {tier && !hasFiles(tier) ? (
        <Button asChild variant="quiet" size="small">
          <LocalLink href={EXPORT_PATH}>{t('files.inYourExport')}</LocalLink>
        </Button>
      ) : (
        <Button variant="quiet" size="icon" aria-label={t('downloadTitle', { title })} onClick={() => download(file)}>
          <Download aria-hidden />
        </Button>
      )}
      <Button
        variant="quiet"
        size="icon"
        aria-label={t('shareTitle', { title })}
        onClick={() => share(path, visibility)}
      >
        <Share2 aria-hidden />
      </Button>
    </>
  )
}
