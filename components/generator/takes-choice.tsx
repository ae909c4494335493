'use client'
import { useTranslations } from 'next-intl'
import { changeDraft } from '#components/draft/draft-store.ts'
import { SegmentedControl } from '#components/ui/form/segmented-control.tsx'
import type { Takes } from './use-takes.ts'

/** How many songs the press makes. */
export function TakesChoice({ takes }: { takes: Takes }) {
  const t = useTranslations('generator.takes')
  return (
    <fieldset aria-describedby={takes.limit ? 'takes-limit' : undefined}>
      <legend className="sr-only">{t('label')}</legend>
      <SegmentedControl
        name="takes"
        segments={([1, 2] as const).map((value) => ({
          value,
          label: t('count', { count: value }),
          disabled: value > takes.most,
        }))}
        chosen={takes.count}
        onChoose={(count) => changeDraft({ takes: count })}
      />
    </fieldset>
  )
}

/** Why one press cannot make two songs although it can make one. */
export function TakesLimit({ takes }: { takes: Takes }) {
  const t = useTranslations('generator.takes')
  if (!takes.limit) return null
  return (
    <p id="takes-limit" className="basis-full pt-2 text-xs text-soft">
      {t('limit', { takes: t('count', { count: 2 }), why: takes.limit })}
    </p>
  )
}
