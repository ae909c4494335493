'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { trpc } from '#components/providers/trpc.tsx'
import { useFieldErrors } from '#components/providers/use-field-errors.ts'
import { useFileChoice } from '#components/recordings/upload/use-file-choice.ts'
import { failureOf, useUpload } from '#components/recordings/upload/use-upload.ts'
import { useRequireSignIn } from '#components/session/use-me.ts'
import { showToast } from '#components/ui/toast.ts'
import { demo } from '#components/voices/demo/demo.ts'
import { SENTENCES } from '#lib/catalog/voices/own-voice.ts'
import { OWN_VOICE_RULES } from '#lib/schemas/rules/own-voice-rules.ts'
import { brokenRules } from '#lib/schemas/rules/rule.ts'
import type { VoiceView } from '#lib/schemas/voice.ts'
import type { Recording } from './use-recorder.ts'

type FieldName = 'recording' | 'name' | 'consent'
const FIELD_BY_PATH: Readonly<Record<string, FieldName>> = {
  audioUrl: 'recording',
  name: 'name',
  consentGiven: 'consent',
}

const anySentence = () => SENTENCES[Math.floor(Math.random() * SENTENCES.length)] ?? SENTENCES[0]

/** The state of the form for an own voice: the text, the recording, the name, the consent, and the upload. */
export function useOwnVoiceForm(onMade: (voice: VoiceView) => void) {
  const t = useTranslations('own-voice')
  const errors = useTranslations('errors')
  const utils = trpc.useUtils()
  const { upload, send, cancel } = useUpload()
  const requireSignIn = useRequireSignIn()
  const [sentence, setSentence] = useState(anySentence)
  const [recording, setRecording] = useState<Recording | null>(null)
  // The browser keeps the whole recording as long as it has an address, also after the form is left.
  useEffect(() => () => void (recording && URL.revokeObjectURL(recording.url)), [recording])
  const [name, setName] = useState('')
  const [isConsenting, setConsenting] = useState(false)
  const { fieldErrors, rewriteFor, setFieldErrors, clearFieldErrors, refuse, showServerError } = useFieldErrors(
    fieldId,
    FIELD_BY_PATH,
  )

  const create = trpc.voiceCover.createOwnVoice.useMutation({
    onSuccess: (voice) => {
      void utils.voiceCover.getOwnVoices.invalidate()
      showToast(t('made'))
      onMade(voice)
    },
    onError: (error) => {
      // The server deletes every recording that it was given, so the next try must send it again.
      cancel()
      showServerError(error, t('failed'))
    },
  })

  function drop() {
    if (recording) demo.stop(recording.url)
    cancel()
    setRecording(null)
  }

  function replaceRecording(next: Recording) {
    drop()
    setRecording(next)
    clearFieldErrors('recording')
  }

  // The server would refuse this file again, so the form asks for another one.
  const isRefused = upload.phase === 'failed' && upload.isFinal
  const usable = isRefused ? null : recording
  const { notes, chooseFile } = useFileChoice({
    chosen: usable?.file ?? null,
    take: (file) => replaceRecording({ file, url: URL.createObjectURL(file) }),
    refuse: (text) => setFieldErrors({ recording: text }),
  })

  async function make(file: File) {
    const taken = await send(file)
    // The field shows why the file was not accepted.
    if (!taken) return document.getElementById(fieldId('recording'))?.focus()
    create.mutate({ audioUrl: taken.url, name: name.trim(), sentence, consentGiven: true })
  }

  // After success the form stays busy, because the voice's own page opens.
  const isBusy = upload.phase === 'sending' || create.isPending || create.isSuccess

  return {
    sentence,
    recording: usable,
    replaceRecording,
    notes,
    chooseFile,
    name,
    isConsenting,
    isBusy,
    isRefused,
    upload,
    isEstimating: create.isPending,
    fieldErrors: {
      ...fieldErrors,
      recording: fieldErrors.recording ?? failureOf(upload, recording && !recording.recorded ? recording.file : null),
    },
    rewriteFor,
    anotherSentence: () => setSentence((before) => SENTENCES.filter((one) => one !== before)[pick()] ?? before),
    /** Another recording, another text. */
    again() {
      drop()
      setSentence(anySentence)
    },
    call(next: string) {
      setName(next)
      clearFieldErrors('name')
    },
    consent(given: boolean) {
      setConsenting(given)
      clearFieldErrors('consent')
    },
    submit() {
      if (isBusy) return
      const input = { audioUrl: usable?.url ?? '', name, sentence, consentGiven: isConsenting }
      // Show only one problem at a time.
      const problems = brokenRules(OWN_VOICE_RULES, input).slice(0, 1)
      if (refuse(problems, ({ reason }) => errors(reason)) || !usable) return
      demo.stop(usable.url)
      requireSignIn(() => void make(usable.file))
    },
  }
}

const pick = () => Math.floor(Math.random() * (SENTENCES.length - 1))

export type OwnVoiceFormState = ReturnType<typeof useOwnVoiceForm>

/** The element that is focused when something is wrong in a field. */
export function fieldId(field: FieldName): string {
  return `own-voice-${field}`
}
