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
  /** Not said to strangers: they see what they may open. */
  visibility?: Visibility
  /** What comes before others are shown one's own, and then goes on: they will read a name beside it. */
  beforeSharing?: (goOn: () => void) => void
  /** The button that keeps it. */
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
