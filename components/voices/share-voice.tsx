'use client'
import { Share2 } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'
import { showToast } from '#components/ui/toast.ts'
import { localPath } from '#lib/i18n/paths.ts'

export function ShareVoice({ slug }: { slug: string }) {
  const t = useTranslations('song')
  const language = useLocale()
  const share = async () => {
    const address = new URL(localPath(language, `/ai-music-cover/${slug}`), location.origin)
    try {
      // There is no clipboard at all on an insecure page.
      await navigator.clipboard.writeText(address.href)
      showToast(t('copied'))
    } catch {
      showToast(t('copyFailed'), { tone: 'bad' })
    }
  }
  return (
    <Button look="quiet" onClick={() => void share()}>
      <Share2 aria-hidden />
      {t('share')}
    </Button>
  )
}
