'use client'
import { useLocale, useTranslations } from 'next-intl'
import { localPath } from '#lib/i18n/paths.ts'
import { share } from './share.ts'

/** Copies the absolute address of a page, in the reader's language. */
export function useShare(): (path: string) => void {
  const t = useTranslations('song')
  const language = useLocale()
  return (path) => share(localPath(language, path), { copied: t('copied'), failed: t('copyFailed') })
}
