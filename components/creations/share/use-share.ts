'use client'
import { useLocale } from 'next-intl'
import { useRequireName } from '#components/session/name/use-require-name.ts'
import { othersMayOpen, type Visibility } from '#lib/catalog/visibility.ts'
import { localPath } from '#lib/i18n/paths.ts'
import { share } from './share.ts'
import { useShareLabels } from './use-share-labels.ts'

/**
 * Copies the absolute address of a page, in the reader's language. With a visibility it is the owner's creation, and
 * others will read the owner's name beside it.
 */
export function useShare(): (path: string, visibility?: Visibility) => void {
  const language = useLocale()
  const words = useShareLabels()
  const named = useRequireName()
  return (path, visibility) => {
    const go = () => share(localPath(language, path), words(visibility))
    if (visibility && othersMayOpen(visibility)) named(go)
    else go()
  }
}
