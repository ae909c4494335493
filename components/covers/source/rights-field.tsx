'use client'
import { useTranslations } from 'next-intl'
import { FieldError } from '#components/ui/field.tsx'
import { RIGHTS_TEXT } from '#lib/catalog/limits.ts'
import { type RecordingForm, spotId } from './use-recording-form.ts'

export function RightsField({ form }: { form: RecordingForm }) {
  const t = useTranslations('covers.rights')
  return (
    <div>
      <label className="flex min-h-11 items-center gap-3 text-sm">
        <input
          id={spotId('rights')}
          type="checkbox"
          required
          aria-invalid={Boolean(form.complaints.rights)}
          aria-describedby="source-rights-error"
          checked={form.isRightful}
          onChange={({ currentTarget }) => form.confirmRights(currentTarget.checked)}
          className="size-5 shrink-0 accent-(--ink)"
        />
        {t(RIGHTS_TEXT)}
      </label>
      <FieldError id="source-rights-error" error={form.complaints.rights} />
    </div>
  )
}
