'use client'
import { Share2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useShare } from '#components/creations/share/use-share.ts'
import { Button } from '#components/ui/button.tsx'

export function ShareVoice({ slug }: { slug: string }) {
  const t = useTranslations('song')
  const share = useShare()
  return (
    <Button variant="quiet" onClick={() => share(`/ai-music-cover/${slug}`)}>
      <Share2 aria-hidden />
      {t('share')}
    </Button>
  )
}
