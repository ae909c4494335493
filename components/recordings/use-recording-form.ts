'use client'
import { TRPCClientError } from '@trpc/client'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { trpc } from '#components/providers/trpc.tsx'
import { useFieldErrors } from '#components/providers/use-field-errors.ts'
import { useMe, useRequireSignIn } from '#components/session/use-me.ts'
import { focusField } from '#components/ui/focus/focus-field.ts'
import { RECORDING_RULES } from '#lib/schemas/rules/recording-rules.ts'
import { brokenRules } from '#lib/schemas/rules/rule.ts'
import { clearStoredForm, storedForm, storeForm } from './stored-form.ts'
import { useSource } from './use-source.ts'

type FieldName = 'link' | 'file' | 'title' | 'rights'

/** The form's field for each field name of the server; `link` also stands for other addresses. */
const FIELD_BY_PATH: Readonly<Record<string, FieldName>> = {
  audioUrl: 'link',
  songTitle: 'title',
  title: 'title',
  rightsConfirmed: 'rights',
}

/** What every call needs that begins with a recording. */
type RecordingInput = { readonly audioUrl: string; readonly rightsConfirmed: true }

/** The state of a form with a recording and the right to use it; `details` are its other fields. */
export function useRecordingForm<Details extends object>(noDetails: Details) {
  const t = useTranslations('covers.source')
  const errors = useTranslations('errors')
  const { voiceCover } = trpc.useUtils()
  const me = useMe()
  const requireSignIn = useRequireSignIn()
  const { fieldErrors, rewriteFor, setFieldErrors, clearFieldErrors, refuse, showServerError } = useFieldErrors(
    fieldId,
    FIELD_BY_PATH,
  )
  const recording = useSource({ setFieldErrors, clearFieldErrors })
  const [details, setDetails] = useState(noDetails)
  const [isRightful, setRightful] = useState(false)
  /** True while a request is on its way, so that a second press before the next drawing sends nothing. */
  const isAsking = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens
  useEffect(() => {
    void storedForm<Details>().then((stored) => {
      if (!stored) return
      clearStoredForm()
      recording.choose(stored.source)
      // Another form may have stored them, with other fields.
      setDetails({ ...noDetails, ...stored.details })
      if (stored.lost) setFieldErrors({ file: t('lost', { fileName: stored.lost }) })
    })
  }, [])

  async function goOn(make: (input: RecordingInput) => void) {
    const wasRead = recording.upload.phase === 'done'
    const found = await recording.address()
    if (found === null || isAsking.current) return
    // The person pressed before they could know that the recording is cut off, so show that first.
    if (found.isCutOff && !wasRead) return focusField(fieldId('file'))
    isAsking.current = true
    make({ audioUrl: found.url, rightsConfirmed: true })
  }

  const isLinkRefused = recording.source.kind === 'link' && Boolean(fieldErrors.link ?? recording.link.refusal)

  return {
    /** Whether the form needs another recording, because it has none or it was refused. */
    needsRecording: recording.isEmpty || isLinkRefused,
    recording,
    details,
    setDetails,
    isRightful,
    fieldErrors,
    rewriteFor,
    clearFieldErrors,
    confirmRights: (confirmed: boolean) => {
      setRightful(confirmed)
      clearFieldErrors('rights')
    },
    /** Gives `make` the recording's address, after showing errors, signing in and sending the file, if needed. */
    submit(make: (input: RecordingInput) => void) {
      const wrong = recording.fieldErrors()
      if (wrong) return setFieldErrors(wrong)
      const problems = brokenRules(RECORDING_RULES, { rightsConfirmed: isRightful })
      if (refuse(problems, ({ reason }) => errors(reason))) return
      if (!me) void storeForm({ source: recording.source, details })
      requireSignIn(() => {
        clearStoredForm()
        void goOn(make)
      })
    },
    /** Call this when the server has accepted the request. */
    taken() {
      isAsking.current = false
      // A list that is still being fetched would lack the new cover and would not be fetched again, so it is cancelled
      // first.
      void voiceCover.getUserCovers.cancel().then(() => voiceCover.getUserCovers.invalidate())
    },
    refused(error: unknown, fallback?: string) {
      isAsking.current = false
      // The server deletes unused files after a while; the next press sends the file again.
      if (isGone(error)) recording.cancel()
      showServerError(error, fallback)
    },
  }
}

export type RecordingForm = Omit<ReturnType<typeof useRecordingForm<object>>, 'details' | 'setDetails'>

const isGone = (error: unknown) => error instanceof TRPCClientError && error.data?.reason === 'sourceGone'

/** The element that is focused when something is wrong in a field. */
export function fieldId(field: FieldName): string {
  return `source-${field}`
}
