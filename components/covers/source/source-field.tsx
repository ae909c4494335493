'use client'
import { useTranslations } from 'next-intl'
import { FieldError } from '#components/ui/field.tsx'
import { DropArea } from './drop-area.tsx'
import { OwnSongsField } from './own-songs-field.tsx'
import { type RecordingForm, spotId } from './use-recording-form.ts'

/** A link, a file, or a song made here: choosing one lets go of the others. */
export function SourceField({ form }: { form: RecordingForm }) {
  const t = useTranslations('covers.source')
  const { recording, complaints } = form
  const { source, choose } = recording
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-col gap-1.5">
        <label htmlFor={spotId('link')} className="text-sm font-medium text-soft">
          {t('link')}
        </label>
        <input
          id={spotId('link')}
          type="url"
          inputMode="url"
          autoComplete="off"
          maxLength={2048}
          placeholder={t('linkPlaceholder')}
          aria-invalid={Boolean(complaints.link)}
          aria-describedby="source-link-error"
          value={source.kind === 'link' ? source.url : ''}
          onChange={({ currentTarget }) => choose({ kind: 'link', url: currentTarget.value })}
          className="input"
        />
        <FieldError id="source-link-error" error={complaints.link} />
      </div>
      <DropArea recording={recording} complaint={complaints.file} />
      <OwnSongsField recording={recording} />
    </div>
  )
}
