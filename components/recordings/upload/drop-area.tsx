'use client'
import { Upload as UploadIcon } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { fieldId } from '#components/recordings/use-recording-form.ts'
import type { Dropped } from '#components/recordings/use-source.ts'
import { keepPlace } from '#components/ui/focus/focus-place.ts'
import { FieldError } from '#components/ui/form/field.tsx'
import { lazyComponent } from '#components/ui/lazy-component.tsx'
import { FileNotes } from './file-notes.tsx'
import { RECORDING_ACCEPT } from './recording-file.ts'
import { useDrop } from './use-drop.ts'
import { failureOf } from './use-upload.ts'

const ChosenFile = lazyComponent(
  () => import('./chosen-file.tsx').then((module) => module.ChosenFile),
  () => <div className="min-h-24" />,
)

/** A place to drop a recording, or to pick one; then the file and how far it is on its way. */
export function DropArea({ recording, error }: { recording: Dropped; error: string | undefined }) {
  const t = useTranslations('covers.source')
  const { source, file, upload, notes, chooseFile, chooseLink } = recording
  const place = useDrop({ onFiles: chooseFile, onLink: chooseLink })
  const failure = failureOf(upload, source.kind === 'file' ? source.file : null)
  return (
    <div ref={keepPlace} className="flex flex-col gap-1.5">
      <div
        {...place}
        tabIndex={-1}
        className="rounded-md border border-edge border-dashed outline-offset-2 outline-accent transition-colors has-focus-visible:not-has-[button]:outline-2 data-[over=true]:border-ink data-[over=true]:bg-high"
      >
        {file ? (
          <ChosenFile recording={recording} file={file} />
        ) : (
          <label
            ref={keepPlace}
            className="flex min-h-24 cursor-pointer flex-col items-center justify-center gap-1 px-4 py-4 text-center text-sm text-soft hover:text-ink"
          >
            <span className="flex items-center gap-2 font-medium">
              <UploadIcon aria-hidden className="size-4.5" />
              {t('drop')}
            </span>
            <span id="source-file-hint" className="text-xs text-faint">
              {t('dropHint')}
            </span>
            <input
              type="file"
              id={fieldId('file')}
              accept={RECORDING_ACCEPT}
              aria-label={t('drop')}
              aria-describedby="source-file-hint source-file-error"
              className="sr-only"
              onChange={({ currentTarget }) => {
                chooseFile([...(currentTarget.files ?? [])])
                // The same file may be chosen again.
                currentTarget.value = ''
              }}
            />
          </label>
        )}
      </div>
      <FileNotes notes={notes} />
      <FieldError id="source-file-error" error={error ?? failure} />
    </div>
  )
}
