'use client'
import { useTranslations } from 'next-intl'
import { fieldId } from '#components/recordings/use-recording-form.ts'
import { Field } from '#components/ui/form/field.tsx'
import { RewriteOffer } from '#components/ui/form/rewrite-offer.tsx'
import type { CoverFormState } from './use-cover-form.ts'

export function TitleField({ form }: { form: CoverFormState }) {
  const t = useTranslations('voices')
  const { details, fieldErrors, rewriteFor } = form
  const write = (title: string) => {
    form.change({ title })
    form.clearFieldErrors('title')
  }
  return (
    <div>
      <Field id={fieldId('title')} label={t('songTitle')} error={fieldErrors.title}>
        {(wiring) => (
          <input
            {...wiring}
            className="input"
            value={details.title}
            onChange={({ currentTarget }) => write(currentTarget.value)}
          />
        )}
      </Field>
      <RewriteOffer rewrite={rewriteFor('title')} before={details.title} field={fieldId('title')} onUse={write} />
    </div>
  )
}
