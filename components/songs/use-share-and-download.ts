'use client'
import { useLocale, useTranslations } from 'next-intl'
import { openSignIn } from '#components/account/sign-in-gate.ts'
import { useMe } from '#components/account/use-me.ts'
import { showToast } from '#components/ui/toast.ts'
import { PLANS } from '#lib/catalog/plans.ts'
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

/** Saves a song's file, or says which plan has downloads. */
export function useDownload(): (song: Pick<SongView, 'title' | 'audioUrl'>) => void {
  const t = useTranslations('song')
  const me = useMe()
  return ({ title, audioUrl }) => {
    if (!audioUrl) return
    const save = () => follow(`/api/download?${new URLSearchParams({ url: audioUrl, filename: `${title}.mp3` })}`)
    if (me === null) openSignIn()
    else if (me && !PLANS[me.tier].entitlements.mp3Download) showToast(t('downloadNeedsPlan'))
    else save()
  }
}

/** A link that is pressed for the person, so that the page and its player stay. */
function follow(href: string): void {
  const link = document.createElement('a')
  link.href = href
  link.download = ''
  link.click()
}
