'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import type { FieldErrors } from '#components/providers/use-field-errors.ts'
import { useMe } from '#components/session/use-me.ts'
import { withScheme } from '#lib/site/with-scheme.ts'
import { NO_SOURCE, type Source } from './source.ts'
import { useFileChoice } from './upload/use-file-choice.ts'
import { useUpload } from './upload/use-upload.ts'
import { isWebAddress, useLinkLookUp } from './use-link-look-up.ts'

type FieldName = 'link' | 'file'

type SourceOptions = {
  readonly setFieldErrors: (fieldErrors: FieldErrors<FieldName>) => void
  readonly clearFieldErrors: (...fields: FieldName[]) => void
}

/** The recording of a form; a file is sent at once. The last one that was given counts. */
export function useSource({ setFieldErrors, clearFieldErrors }: SourceOptions) {
  const errors = useTranslations('errors')
  const t = useTranslations('covers.source')
  const isSignedIn = Boolean(useMe())
  const { upload, send, cancel } = useUpload()
  const [source, setSource] = useState(NO_SOURCE)
  const link = useLinkLookUp(source.kind === 'link' ? source.url : '')
  // The server would refuse this file again, so the form asks for another one.
  const isRefused = upload.phase === 'failed' && upload.isFinal

  // biome-ignore lint/correctness/useExhaustiveDependencies: as soon as a file and a person are there, not at every drawing
  useEffect(() => {
    if (isSignedIn && source.kind === 'file') void send(source.file)
  }, [isSignedIn, source])

  function choose(next: Source) {
    cancel()
    setSource(next)
    clearFieldErrors('link', 'file')
  }

  /** The file that is being sent or has been sent. */
  const file = source.kind === 'file' && !isRefused ? source.file : null
  const { notes, chooseFile } = useFileChoice({
    chosen: file,
    take: (file) => choose({ kind: 'file', file }),
    refuse: (text) => setFieldErrors({ file: text }),
  })
  const isEmpty = isRefused || (source.kind === 'link' && source.url.trim() === '')

  return {
    source,
    choose,
    link,
    upload,
    cancel,
    isEmpty,
    file,
    notes,
    chooseFile,
    chooseLink: (url: string) => choose({ kind: 'link', url }),
    isSending: upload.phase === 'sending' || (source.kind === 'link' && link.isLooking),
    clear: () => choose(NO_SOURCE),
    again: () => source.kind === 'file' && void send(source.file),
    /** What is wrong with the recording, as far as the browser can know. */
    fieldErrors(): FieldErrors<FieldName> | null {
      if (isEmpty) return { link: t('missing') }
      if (source.kind !== 'link') return null
      if (!isWebAddress(withScheme(source.url))) return { link: errors('linkInvalid') }
      return link.refusal ? { link: link.refusal } : null
    },
    /** The recording's address for the server; a file is sent first. Null if it was refused or cancelled. */
    async address(): Promise<{ readonly url: string; readonly isCutOff?: boolean } | null> {
      if (source.kind === 'song') return { url: `/song/${source.song.id}` }
      if (source.kind === 'file') return await send(source.file)
      const refusal = await link.refusalOf()
      if (refusal) setFieldErrors({ link: refusal })
      return refusal ? null : { url: withScheme(source.url) }
    },
  }
}

export type Recording = ReturnType<typeof useSource>

/** What a drop area shows and does. */
export type Dropped = Pick<Recording, 'source' | 'file' | 'upload' | 'notes' | 'chooseFile' | 'clear' | 'again'> &
  Partial<Pick<Recording, 'chooseLink'>>
