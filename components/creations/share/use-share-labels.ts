import { useTranslations } from 'next-intl'
import { othersMayOpen, type Visibility } from '#lib/catalog/visibility.ts'
import type { ShareLabels } from './share.ts'

/** What is said when a link was copied, and that nobody else can open it where that is so. */
export function useShareLabels(): (visibility?: Visibility) => ShareLabels {
  const t = useTranslations('song')
  return (visibility = 'link') => ({
    copied: t(othersMayOpen(visibility) ? 'copied' : 'copiedClosed'),
    failed: t('copyFailed'),
  })
}
