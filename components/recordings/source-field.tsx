'use client'
import { LinkField } from './link-field.tsx'
import { OwnSongsField } from './own-songs-field.tsx'
import { DropArea } from './upload/drop-area.tsx'
import type { RecordingForm } from './use-recording-form.ts'

/** A link, a file, or a song made here: choosing one lets go of the others. */
export function SourceField({ form }: { form: RecordingForm }) {
  const { recording, fieldErrors } = form
  return (
    <div className="flex flex-col gap-3">
      <LinkField form={form} />
      <DropArea recording={recording} error={fieldErrors.file} />
      <OwnSongsField recording={recording} />
    </div>
  )
}
