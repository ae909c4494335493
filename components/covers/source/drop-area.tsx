'use client'
import { FileAudio, Upload as UploadIcon, X } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { clock } from '#components/player/clock.ts'
import { Button } from '#components/ui/button.tsx'
import { FieldError } from '#components/ui/field.tsx'
import { CutOffNote } from './cut-off-note.tsx'
import { FileNotes } from './file-notes.tsx'
import { fileSize, RECORDING_ACCEPT } from './recording-file.ts'
import { useDrop } from './use-drop.ts'
import { spotId } from './use-recording-form.ts'
import type { Recording } from './use-source.ts'
import { failureOf } from './use-upload.ts'

/** What a drop area shows and does. */
export type Dropped = Pick<Recording, 'source' | 'file' | 'upload' | 'notes' | 'chooseFile' | 'clear' | 'again'> &
  Partial<Pick<Recording, 'chooseLink'>>

/** A place to drop a recording, or to pick one; then the file and how far it is on its way. */
export function DropArea({ recording, complaint }: { recording: Dropped; complaint: string | undefined }) {
  const t = useTranslations('covers.source')
  const { source, file, upload, notes, chooseFile, chooseLink } = recording
  const place = useDrop({ onFiles: chooseFile, onLink: chooseLink })
  const failure = failureOf(upload, source.kind === 'file' ? source.file : null)
  return (
    <div className="flex flex-col gap-1.5">
      <div
        {...place}
        className="rounded-md border border-edge border-dashed outline-offset-2 outline-accent transition-colors has-focus-visible:not-has-[button]:outline-2 data-[over=true]:border-ink data-[over=true]:bg-high"
      >
        {file ? (
          <ChosenFile recording={recording} file={file} />
        ) : (
          <label className="flex min-h-24 cursor-pointer flex-col items-center justify-center gap-1 px-4 py-4 text-center text-sm text-soft hover:text-ink">
            <span className="flex items-center gap-2 font-medium">
              <UploadIcon aria-hidden className="size-4.5" />
              {t('drop')}
            </span>
            <span id="source-file-hint" className="text-xs text-faint">
              {t('dropHint')}
            </span>
            <input
              type="file"
              id={spotId('file')}
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
      <FieldError id="source-file-error" error={complaint ?? failure} />
    </div>
  )
}

function ChosenFile({ recording, file }: { recording: Dropped; file: File }) {
  const t = useTranslations('covers.source')
  const language = useLocale()
  const { upload, clear, again } = recording
  const percent = upload.phase === 'sending' ? upload.percent : null
  return (
    <div id={spotId('file')} tabIndex={-1} className="flex min-h-24 items-center gap-3 px-4 py-3 outline-none">
      <FileAudio aria-hidden className={`size-5 shrink-0 ${upload.phase === 'done' ? 'text-good' : 'text-faint'}`} />
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm font-medium">{file.name}</p>
        <p className="tabular flex flex-wrap gap-x-2 pt-0.5 text-xs text-faint">
          {fileSize(file.size, language)}
          {upload.phase === 'done' && <span>{clock(upload.durationSec)}</span>}
          {percent !== null && percent < 100 && <span>{t('uploading', { percent })}</span>}
          <span role="status">{percent === 100 ? t('checking') : upload.phase === 'done' ? t('uploaded') : ''}</span>
        </p>
        {upload.phase === 'done' && <CutOffNote {...upload} />}
        {percent !== null && (
          <progress
            aria-label={t('uploadProgress', { fileName: file.name })}
            className="progress mt-2"
            max={100}
            value={percent}
          />
        )}
      </div>
      {upload.phase === 'failed' && !upload.isFinal && (
        <Button size="small" onClick={again}>
          {t('again')}
        </Button>
      )}
      <Button
        look="quiet"
        size="icon"
        aria-label={t(percent !== null ? 'cancel' : 'remove', { name: file.name })}
        onClick={clear}
      >
        <X aria-hidden />
      </Button>
    </div>
  )
}
