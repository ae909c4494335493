'use client'
import { useLocale, useTranslations } from 'next-intl'
import { showToast } from '#components/ui/toast.ts'
import { localPath } from '#lib/i18n/paths.ts'

/** Copies the absolute address of a page, in the reader's language. */
export function useShare(): (path: string) => void {
  const t = useTranslations('song')
  const language = useLocale()
  return (path) => {
    const address = new URL(localPath(language, path), location.origin)
    copy(address.href).then(
      () => showToast(t('copied')),
      () => showToast(t('copyFailed'), { tone: 'bad' }),
    )
  }
}

/** Rejects where the browser keeps the clipboard shut. */
async function copy(text: string): Promise<void> {
  if (!navigator.clipboard) throw new Error('No clipboard on an insecure page')
  await navigator.clipboard.writeText(text)
}
