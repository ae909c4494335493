import { useTranslations } from 'next-intl'
import { buttonVariants } from '#components/ui/button-variants.ts'
import { EmptyState } from '#components/ui/empty-state.tsx'

/** Where nothing is published; the generator that leads out of it stands above. */
export function NoSongs() {
  const t = useTranslations('published')
  return (
    <EmptyState title={t('empty')} text={t('emptyText')}>
      <a href="#main" className={buttonVariants({ variant: 'accent' })}>
        {t('write')}
      </a>
    </EmptyState>
  )
}
