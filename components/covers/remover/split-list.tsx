'use client'
import { useTranslations } from 'next-intl'
import { OwnCovers } from '#components/covers/own-covers.tsx'
import { useMe } from '#components/session/use-me.ts'
import { SplitItem } from './split-item.tsx'

/** The songs that the person had taken apart. */
export function SplitList() {
  const t = useTranslations('covers.remover')
  const me = useMe()
  if (me === null) return null
  return (
    <section aria-labelledby="splits" className="flex min-w-0 flex-col gap-2">
      <h2 id="splits" className="font-display text-lg font-medium">
        {t('list')}
      </h2>
      <OwnCovers kind="split" empty={t('empty')}>
        {(splits) => splits.map((split) => <SplitItem key={split.id} split={split} />)}
      </OwnCovers>
    </section>
  )
}
