'use client'
import { FileAudio, X } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { fieldId } from '#components/recordings/use-recording-form.ts'
import type { Dropped } from '#components/recordings/use-source.ts'
import { Button } from '#components/ui/button.tsx'
import { keepPlace } from '#components/ui/focus/focus-place.ts'
import { formatTime } from '#components/ui/format-time.ts'
import { CutOffNote } from './cut-off-note.tsx'
import { fileSize } from './recording-file.ts'

/** The file that was chosen, how far it is on its way, and how to take it back. */
export function ChosenFile({ recording, file }: { recording: Dropped; file: File }) {
  const t = useTranslations('covers.source')
  const language = useLocale()
  const { upload, clear, again } = recording
  const percent = upload.phase === 'sending' ? upload.percent : null
  return (
    <div
      ref={keepPlace}
      id={fieldId('file')}
      tabIndex={-1}
      className="flex min-h-24 items-center gap-3 px-4 py-3 outline-none"
    >
      <FileAudio aria-hidden className={`size-5 shrink-0 ${upload.phase === 'done' ? 'text-good' : 'text-faint'}`} />
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm font-medium">{file.name}</p>
        <p className="tabular flex flex-wrap gap-x-2 pt-0.5 text-xs text-faint">
          {fileSize(file.size, language)}
          {upload.phase === 'done' && <span>{formatTime(upload.durationSec)}</span>}
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
        <Button ref={keepPlace} size="small" onClick={again}>
          {t('again')}
        </Button>
      )}
      <Button
        variant="quiet"
        size="icon"
        aria-label={t(percent !== null ? 'cancel' : 'remove', { name: file.name })}
        onClick={clear}
      >
        <X aria-hidden />
      </Button>
    </div>
  )
}
