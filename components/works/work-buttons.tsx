import { Share2 } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PlayButton } from '#components/player/play-button.tsx'
import type { Track } from '#components/player/track.ts'
import { localPath } from '#lib/i18n/paths.ts'
import { ShareButton } from './share-button.tsx'

type WorkButtonsProps = {
  track: Track
  queue?: readonly Track[] | undefined
  /** The button that keeps it. */
  children: ReactNode
}

/** Hear it, keep it, pass it on. */
export function WorkButtons({ track, queue, children }: WorkButtonsProps) {
  const t = useTranslations('song')
  const path = localPath(useLocale(), track.path)
  return (
    <div className="flex flex-wrap gap-2 max-sm:grid max-sm:grid-cols-2">
      <PlayButton track={track} queue={queue} className="max-sm:col-span-2" />
      {children}
      <ShareButton path={path} words={{ copied: t('copied'), failed: t('copyFailed') }}>
        <Share2 aria-hidden />
        {t('share')}
      </ShareButton>
    </div>
  )
}
