import { useTranslations } from 'next-intl'
import { EmptyShelf } from '#components/library/empty-shelf.tsx'
import { buttonLook } from '#components/ui/button-look.ts'

/** Where nothing is published; the generator that leads out of it stands above. */
export function NoSongs() {
  const t = useTranslations('published')
  return (
    <EmptyShelf title={t('empty')} text={t('emptyText')}>
      <a href="#main" className={buttonLook({ look: 'accent' })}>
        {t('write')}
      </a>
    </EmptyShelf>
  )
}
