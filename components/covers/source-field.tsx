'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Field, FieldError } from '#components/ui/field.tsx'
import { DropArea } from './drop-area.tsx'
import { OwnSongField } from './own-song-field.tsx'
import { useUpload } from './use-upload.ts'

type SourceFieldProps = {
  /** The address of the recording, once there is one. */
  onChange: (address: string | null) => void
  error?: string | undefined
}

/** Where a song comes from: a file, a link, or one's own songs. Whatever is given last counts, the others are cleared. */
export function SourceField({ onChange, error }: SourceFieldProps) {
  const t = useTranslations('covers.source')
  const [link, setLink] = useState('')
  const [songPath, setSongPath] = useState('')
  const { upload, send, forget } = useUpload(onChange)

  function choose(next: { link?: string; songPath?: string }): void {
    forget()
    setLink(next.link ?? '')
    setSongPath(next.songPath ?? '')
    onChange(next.link?.trim() || next.songPath || null)
  }

  return (
    <fieldset className="flex min-w-0 flex-col gap-5">
      <legend className="sr-only">{t('title')}</legend>
      <DropArea
        upload={upload}
        forget={forget}
        send={(file) => {
          choose({})
          send(file)
        }}
      />
      <Field label={t('link')} hint={t('linkHint')}>
        {(field) => (
          <input
            {...field}
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder={t('linkPlaceholder')}
            value={link}
            onChange={(event) => choose({ link: event.currentTarget.value })}
            className="input"
          />
        )}
      </Field>
      <OwnSongField value={songPath} onChange={(path) => choose({ songPath: path })} />
      <FieldError error={error} />
    </fieldset>
  )
}
