'use client'
import { Share2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'
import { useShare } from '#components/works/use-share.ts'

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
