'use client'
import { useTranslations } from 'next-intl'
import { Field } from '#components/ui/field.tsx'
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
      <Field id={spotId('link')} label={t('link')} error={complaints.link}>
        {(wiring) => (
          <input
            {...wiring}
            type="url"
            inputMode="url"
            autoComplete="off"
            maxLength={2048}
            placeholder={t('linkPlaceholder')}
            value={source.kind === 'link' ? source.url : ''}
            onChange={({ currentTarget }) => choose({ kind: 'link', url: currentTarget.value })}
            className="input"
          />
        )}
      </Field>
      <DropArea recording={recording} complaint={complaints.file} />
      <OwnSongsField recording={recording} />
    </div>
  )
}
