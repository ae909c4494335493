'use client'
import { useLocale, useTranslations } from 'next-intl'
import { showToast } from '#components/ui/toast.ts'
import { localPath } from '#lib/i18n/paths.ts'
import type { SongView } from '#lib/schemas/song.ts'

/** Copies a song's absolute address. */
export function useShare(): (song: Pick<SongView, 'id'>) => void {
  const t = useTranslations('song')
  const language = useLocale()
  return ({ id }) => {
    const address = new URL(localPath(language, `/song/${id}`), location.origin)
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
