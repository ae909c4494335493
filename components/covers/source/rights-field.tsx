'use client'
import { useTranslations } from 'next-intl'
import { StatementField } from '#components/ui/statement-field.tsx'
import { RIGHTS_TEXT } from '#lib/catalog/limits.ts'
import { type RecordingForm, spotId } from './use-recording-form.ts'

export function RightsField({ form }: { form: RecordingForm }) {
  const t = useTranslations('covers.rights')
  return (
    <StatementField
      id={spotId('rights')}
      checked={form.isRightful}
      error={form.complaints.rights}
      onChange={form.confirmRights}
    >
      {t(RIGHTS_TEXT)}
    </StatementField>
  )
}
