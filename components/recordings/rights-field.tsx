'use client'
import { useTranslations } from 'next-intl'
import { StatementField } from '#components/ui/form/statement-field.tsx'
import { RIGHTS_TEXT } from '#lib/catalog/limits.ts'
import { fieldId, type RecordingForm } from './use-recording-form.ts'

export function RightsField({ form }: { form: RecordingForm }) {
  const t = useTranslations('covers.rights')
  return (
    <StatementField
      id={fieldId('rights')}
      checked={form.isRightful}
      error={form.fieldErrors.rights}
      onChange={form.confirmRights}
    >
      {t(RIGHTS_TEXT)}
    </StatementField>
  )
}
