'use client'
import { useLocale } from 'next-intl'
import type { Visibility } from '#lib/catalog/visibility.ts'
import { localPath } from '#lib/i18n/paths.ts'
import { share } from './share.ts'
import { useShareWords } from './use-share-words.ts'

/** Copies the absolute address of a page, in the reader's language. */
export function useShare(): (path: string, visibility?: Visibility) => void {
  const language = useLocale()
  const words = useShareWords()
  return (path, visibility) => share(localPath(language, path), words(visibility))
}
