import { useTranslations } from 'next-intl'
import { LocalLink } from '#components/layout/local-link.tsx'
import { EmptyShelf } from '#components/library/empty-shelf.tsx'
import { buttonLook } from '#components/ui/button-look.ts'

export default function SongNotFound() {
  const t = useTranslations('song.page')
  return (
    <div className="mx-auto max-w-6xl px-4 py-8 sm:px-8">
      <EmptyShelf heading="h1" title={t('notFound')} text={t('notFoundText')}>
        <LocalLink href="/ai-music-generator" className={buttonLook({ look: 'accent' })}>
          {t('goCreate')}
        </LocalLink>
      </EmptyShelf>
    </div>
  )
}
