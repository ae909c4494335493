import { Share2 } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ShareButton } from '#components/creations/share/share-button.tsx'
import { useShareLabels } from '#components/creations/share/use-share-labels.ts'
import { PlayButton } from '#components/player/play-button.tsx'
import type { Track } from '#components/player/track.ts'
import { othersMayOpen, type Visibility } from '#lib/catalog/visibility.ts'
import { localPath } from '#lib/i18n/paths.ts'

type CreationButtonsProps = {
  track: Track
  queue?: readonly Track[] | undefined
  /** Not given to strangers, who see only what they may open. */
  visibility?: Visibility
  /** Runs before the owner shares the creation, and then calls `goOn`: others will read the owner's name beside it. */
  beforeSharing?: (goOn: () => void) => void
  /** The download button. */
  children: ReactNode
}

/** Hear it, keep it, pass it on. */
export function CreationButtons({ track, queue, visibility, beforeSharing, children }: CreationButtonsProps) {
  const t = useTranslations('song')
  const words = useShareLabels()
  const path = localPath(useLocale(), track.path)
  const first = visibility && othersMayOpen(visibility) ? beforeSharing : undefined
  return (
    <div className="flex flex-wrap gap-2 max-sm:grid max-sm:grid-cols-2">
      <PlayButton track={track} queue={queue} className="max-sm:col-span-2" />
      {children}
      <ShareButton path={path} words={words(visibility)} first={first}>
        <Share2 aria-hidden />
        {t('share')}
      </ShareButton>
    </div>
  )
}
