'use client'
import { FileAudio, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type DragEvent, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { FieldError } from '#components/ui/field.tsx'
import { Spinner } from '#components/ui/spinner.tsx'
import { RECORDING_ACCEPT } from './recording-file.ts'
import type { useUpload } from './use-upload.ts'

/** Takes a recording by hand or by choice, and says how far it is on its way. */
export function DropArea({ upload, send, forget }: ReturnType<typeof useUpload>) {
  const t = useTranslations('covers.source')
  const [over, setOver] = useState(false)
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) send(file)
  }
  if (upload && !upload.problem) {
    const { fileName, percent, url } = upload
    return (
      <div className="flex flex-col gap-2 rounded-md border border-edge px-4 py-3">
        <div className="flex items-center gap-3">
          {url ? <FileAudio aria-hidden className="size-5 shrink-0 text-good" /> : <Spinner className="text-accent" />}
          <p className="min-w-0 flex-1 truncate">{fileName}</p>
          <Button
            look="quiet"
            size="icon"
            aria-label={t('removeFile', { fileName })}
            onClick={forget}
            className="-mr-2"
          >
            <X aria-hidden />
          </Button>
        </div>
        <p role="status" className="text-xs text-soft">
          {url ? t('uploaded') : percent < 100 ? t('uploading', { percent }) : t('checking')}
        </p>
        {!url && (
          <progress aria-label={t('uploadProgress', { fileName })} className="progress" max={100} value={percent} />
        )}
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-1.5">
      <label
        data-over={over}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
        className="flex min-h-32 flex-col items-center justify-center gap-2 rounded-md border border-edge border-dashed px-4 py-6 text-center outline-offset-2 outline-accent transition-colors hover:bg-high has-focus-visible:outline-2 data-[over=true]:border-accent data-[over=true]:bg-high"
      >
        <FileAudio aria-hidden className="size-6 text-faint" strokeWidth={1.5} />
        <span className="text-sm font-medium">{t('drop')}</span>
        <span className="text-xs text-faint">{t('dropHint')}</span>
        <input
          type="file"
          accept={RECORDING_ACCEPT}
          className="sr-only"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            if (file) send(file)
            // The same file may be chosen again.
            currentTarget.value = ''
          }}
        />
      </label>
      <FieldError error={upload?.problem} />
    </div>
  )
}
