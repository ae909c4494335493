'use client'
import { TRPCClientError } from '@trpc/client'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { trpc } from '#components/providers/trpc.tsx'
import { useFieldErrors } from '#components/providers/use-field-errors.ts'
import { useMe, useRequireSignIn } from '#components/session/use-me.ts'
import { RECORDING_RULES } from '#lib/schemas/rules/recording-rules.ts'
import { brokenRules } from '#lib/schemas/rules/rule.ts'
import { clearStoredForm, storedForm, storeForm } from './stored-form.ts'
import { useSource } from './use-source.ts'

type FieldName = 'link' | 'file' | 'title' | 'rights'

/** Where the server's name of a field stands in the form; the link stands for every kind of address. */
const FIELD_BY_PATH: Readonly<Record<string, FieldName>> = {
  audioUrl: 'link',
  songTitle: 'title',
  title: 'title',
  rightsConfirmed: 'rights',
}

/** What every call needs that begins with a recording. */
type RecordingInput = { readonly audioUrl: string; readonly rightsConfirmed: true }

/** The state of a form that begins with a recording and the right to use it; `details` are what else it asks. */
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
  /** A second press before the page has drawn the first asks nothing. */
  const isAsking = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens
  useEffect(() => {
    void storedForm<Details>().then((stored) => {
      if (!stored) return
      clearStoredForm()
      recording.choose(stored.source)
      // It may have been stored by another form.
      setDetails({ ...noDetails, ...stored.details })
      if (stored.lost) setFieldErrors({ file: t('lost', { fileName: stored.lost }) })
    })
  }, [])

  async function goOn(make: (input: RecordingInput) => void) {
    const wasRead = recording.upload.phase === 'done'
    const found = await recording.address()
    if (found === null || isAsking.current) return
    // Whoever pressed could not know it yet.
    if (found.isCutOff && !wasRead) return lead('file')
    isAsking.current = true
    make({ audioUrl: found.url, rightsConfirmed: true })
  }

  const isLinkRefused = recording.source.kind === 'link' && Boolean(fieldErrors.link ?? recording.link.refusal)

  return {
    /** Whether another recording is asked for: there is none, or it was refused. */
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
    /** Hands on where the recording is, after whatever has to come first: errors, sign-in, sending the file. */
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
    /** The server goes on from here. */
    taken() {
      isAsking.current = false
      // A list still under way would answer from before, and would not be asked again.
      void voiceCover.getUserCovers.cancel().then(() => voiceCover.getUserCovers.invalidate())
    },
    refused(error: unknown, fallback?: string) {
      isAsking.current = false
      // Unused files are not stored for long; the next press sends it anew.
      if (isGone(error)) recording.cancel()
      showServerError(error, fallback)
    },
  }
}

export type RecordingForm = Omit<ReturnType<typeof useRecordingForm<object>>, 'details' | 'setDetails'>

const isGone = (error: unknown) => error instanceof TRPCClientError && error.data?.reason === 'sourceGone'

const lead = (field: FieldName) => document.getElementById(fieldId(field))?.focus()

/** The element that is focused when something is wrong in a field. */
export function fieldId(field: FieldName): string {
  return `source-${field}`
}
