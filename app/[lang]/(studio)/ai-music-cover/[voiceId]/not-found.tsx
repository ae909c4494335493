import { useTranslations } from 'next-intl'
import { LocalLink } from '#components/layout/local-link.tsx'
import { EmptyShelf } from '#components/library/empty-shelf.tsx'
import { Button } from '#components/ui/button.tsx'

export default function VoiceNotFound() {
  const t = useTranslations()
  return (
    <div className="mx-auto max-w-6xl px-4 py-8 sm:px-8">
      <EmptyShelf heading="h1" title={t('errors.voiceNotFound')} text={t('voices.notFoundText')}>
        <Button asChild look="accent">
          <LocalLink href="/ai-music-cover">{t('voices.back')}</LocalLink>
        </Button>
      </EmptyShelf>
    </div>
  )
}
