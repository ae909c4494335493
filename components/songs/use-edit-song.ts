'use client'
import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { loadWithRetry } from '#components/ui/lazy-component.tsx'
import { showToast } from '#components/ui/toast.ts'
import { localPath } from '#lib/i18n/paths.ts'
import type { SongView } from '#lib/schemas/song.ts'

/** Prefills the form with a song that failed, to be changed; null for one that cannot be. */
export function useEditSong(song: SongView): ((byKeyboard: boolean) => void) | null {
  const t = useTranslations('song')
  const router = useRouter()
  const path = localPath(useLocale(), '/ai-music-generator')
  const [, draw] = useState(null)
  const { asked } = song
  if (!asked) return null
  return (byKeyboard) =>
    void loadWithRetry(() => import('#components/draft/prefill.ts')).then(
      ({ prefillFromRequest }) => {
        prefillFromRequest({ ...song, asked }, { focus: byKeyboard })
        router.push(path)
        showToast(t('backInForm', { title: song.title }))
      },
      (error: unknown) =>
        // React shows the error page for what is thrown while it draws.
        draw(() => {
          throw error
        }),
    )
}
