'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Fold } from '#components/ui/fold.tsx'
import { SemitonesField } from './pitch-field.tsx'
import { TitleField } from './title-field.tsx'
import type { CoverFormState } from './use-cover-form.ts'

/** What hardly anyone needs to touch, folded away. It opens when something in it is wrong, and stays open. */
export function CoverMore({ form }: { form: CoverFormState }) {
  const t = useTranslations('voices')
  const [isOpen, setOpen] = useState(false)
  const isWrong = Boolean(form.fieldErrors.title)
  useEffect(() => {
    if (isWrong) setOpen(true)
  }, [isWrong])
  return (
    <Fold title={t('more')} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <div className="grid gap-4 pt-2 sm:grid-cols-2">
        <SemitonesField form={form} />
        <TitleField form={form} />
      </div>
    </Fold>
  )
}
