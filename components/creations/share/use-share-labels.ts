import { useTranslations } from 'next-intl'
import { othersMayOpen, type Visibility } from '#lib/catalog/visibility.ts'
import type { ShareLabels } from './share.ts'

/** The messages after copying a link. If nobody else can open the link, the message says so. */
export function useShareLabels(): (visibility?: Visibility) => ShareLabels {
  const t = useTranslations('song')
  return (visibility = 'link') => ({
    copied: t(othersMayOpen(visibility) ? 'copied' : 'copiedClosed'),
    failed: t('copyFailed'),
  })
}
