'use client'
import { AudioLines, Upload as UploadIcon, X } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { type DragEvent, useRef, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { FieldError } from '#components/ui/field.tsx'
import { ACCEPTED, fileSize } from './cover-form-file.ts'
import { type CoverFormState, spotId } from './cover-form-state.ts'

/** A place to drop a recording, or to pick one; then the file and how far it is on its way. */
export function DropArea({ form }: { form: CoverFormState }) {
  const t = useTranslations('voices.upload')
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null) => {
    const [file] = files ?? []
    if (file) form.chooseFile(file)
  }
  const onDrag = (event: DragEvent) => {
    event.preventDefault()
    setOver(event.type === 'dragover')
    if (event.type === 'drop') take(event.dataTransfer.files)
  }
  return (
    <div className="flex flex-col gap-1.5">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is for the mouse; the button inside does the same */}
      <div
        onDragOver={onDrag}
        onDragLeave={onDrag}
        onDrop={onDrag}
        data-over={isOver}
        className="rounded-md border border-edge border-dashed transition-colors data-[over=true]:border-ink data-[over=true]:bg-high"
      >
        {form.source.kind === 'file' ? (
          <ChosenFile form={form} file={form.source.file} />
        ) : (
          <button
            type="button"
            id={spotId('file')}
            aria-describedby="cover-file-hint cover-file-error"
            onClick={() => input.current?.click()}
            className="flex min-h-24 w-full flex-col items-center justify-center gap-1 rounded-md px-4 py-4 text-center text-sm text-soft hover:text-ink"
          >
            <span className="flex items-center gap-2 font-medium">
              <UploadIcon aria-hidden className="size-4.5" />
              {t('drop')}
            </span>
            <span id="cover-file-hint" className="text-xs text-faint">
              {t('hint')}
            </span>
          </button>
        )}
        <input
          ref={input}
          type="file"
          accept={ACCEPTED}
          aria-label={t('drop')}
          hidden
          onChange={({ currentTarget }) => {
            take(currentTarget.files)
            // So that the same file can be chosen again.
            currentTarget.value = ''
          }}
        />
      </div>
      <FieldError id="cover-file-error" error={form.complaints.file || undefined} />
    </div>
  )
}

function ChosenFile({ form, file }: { form: CoverFormState; file: File }) {
  const t = useTranslations('voices.upload')
  const language = useLocale()
  const { upload, clear, again } = form
  return (
    <div className="flex min-h-24 items-center gap-3 px-4 py-3">
      <AudioLines aria-hidden className="size-5 shrink-0 text-faint" />
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm font-medium">{file.name}</p>
        <p className="tabular pt-0.5 text-xs text-faint">
          {fileSize(file.size, language)}
          {upload.phase === 'sending' && ` · ${t('sending', { percent: upload.percent })}`}
          {upload.phase === 'done' && ` · ${t('ready')}`}
        </p>
        {upload.phase === 'sending' && (
          <progress aria-label={t('progress')} className="progress mt-2" max={100} value={upload.percent} />
        )}
        <FieldError error={upload.phase === 'failed' ? upload.text : undefined} />
      </div>
      {upload.phase === 'failed' && (
        <Button size="small" onClick={again}>
          {t('again')}
        </Button>
      )}
      <Button
        look="quiet"
        size="icon"
        aria-label={t(upload.phase === 'sending' ? 'cancel' : 'remove', { name: file.name })}
        onClick={clear}
      >
        <X aria-hidden />
      </Button>
    </div>
  )
}
