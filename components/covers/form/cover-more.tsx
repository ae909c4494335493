'use client'
import { useTranslations } from 'next-intl'
import { Fold } from '#components/ui/fold.tsx'
import { SemitonesField } from './pitch-field.tsx'
import { TitleField } from './title-field.tsx'
import type { CoverFormState } from './use-cover-form.ts'

/** What hardly anyone needs to touch, folded away. */
export function CoverMore({ form }: { form: CoverFormState }) {
  const t = useTranslations('voices')
  return (
    <Fold title={t('more')}>
      <div className="grid gap-4 pt-2 sm:grid-cols-2">
        <SemitonesField form={form} />
        <TitleField form={form} />
      </div>
    </Fold>
  )
}
