'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useFileChoice } from '#components/covers/source/use-file-choice.ts'
import { failureOf, useUpload } from '#components/covers/source/use-upload.ts'
import { trpc } from '#components/providers/trpc.tsx'
import { useComplaints } from '#components/providers/use-complaints.ts'
import { showToast } from '#components/ui/toast.ts'
import { demo } from '#components/voices/demo.ts'
import { SENTENCES } from '#lib/catalog/voices/own-voice.ts'
import type { VoiceView } from '#lib/schemas/voice.ts'
import type { Take } from './use-recorder.ts'

type Spot = 'recording' | 'name' | 'consent'
const SPOT_OF: Readonly<Record<string, Spot>> = { audioUrl: 'recording', name: 'name', consentGiven: 'consent' }

const anySentence = () => SENTENCES[Math.floor(Math.random() * SENTENCES.length)] ?? SENTENCES[0]

/** The state of making a voice: what is read, what was recorded, whose it is, and how far it is on its way. */
export function useOwnVoiceForm(onMade: (voice: VoiceView) => void) {
  const t = useTranslations('own-voice')
  const errors = useTranslations('errors')
  const utils = trpc.useUtils()
  const { upload, send, cancel } = useUpload()
  const [sentence, setSentence] = useState(anySentence)
  const [take, setTake] = useState<Take | null>(null)
  const [name, setName] = useState('')
  const [isConsenting, setConsenting] = useState(false)
  const { complaints, rewriteAt, complain, forgive, complainOf } = useComplaints(spotId, SPOT_OF)

  const create = trpc.voiceCover.createOwnVoice.useMutation({
    onSuccess: (voice) => {
      void utils.voiceCover.getOwnVoices.invalidate()
      showToast(t('made'))
      onMade(voice)
    },
    onError: (error) => {
      // The server lets every recording go that it was given.
      cancel()
      complainOf(error, t('failed'))
    },
  })

  function drop() {
    if (take) {
      demo.stop(take.url)
      URL.revokeObjectURL(take.url)
    }
    cancel()
    setTake(null)
  }

  function keep(next: Take) {
    drop()
    setTake(next)
    forgive('recording')
  }

  // It would be refused again, so that another one is asked for.
  const isRefused = upload.phase === 'failed' && upload.isFinal
  const usable = isRefused ? null : take
  const { notes, chooseFile } = useFileChoice({
    chosen: usable?.file ?? null,
    take: (file) => keep({ file, url: URL.createObjectURL(file) }),
    refuse: (text) => complain({ recording: text }),
  })

  async function make(file: File) {
    const taken = await send(file)
    // Why it was not taken stands there.
    if (!taken) return document.getElementById(spotId('recording'))?.focus()
    create.mutate({ audioUrl: taken.url, name: name.trim(), sentence, consentGiven: true })
  }

  // Once it is made, its own page comes.
  const isBusy = upload.phase === 'sending' || create.isPending || create.isSuccess

  return {
    ...{ sentence, take: usable, keep, notes, chooseFile, name, isConsenting, isBusy, isRefused, upload },
    isEstimating: create.isPending,
    complaints: {
      ...complaints,
      recording: complaints.recording ?? failureOf(upload, take && !take.recorded ? take.file : null),
    },
    rewriteAt,
    anotherSentence: () => setSentence((before) => SENTENCES.filter((one) => one !== before)[pick()] ?? before),
    /** Another recording, another text. */
    again() {
      drop()
      setSentence(anySentence)
    },
    call(next: string) {
      setName(next)
      forgive('name')
    },
    consent(given: boolean) {
      setConsenting(given)
      forgive('consent')
    },
    submit() {
      if (isBusy) return
      if (!usable) return complain({ recording: errors('voiceRecordingMissing') })
      if (!name.trim()) return complain({ name: errors('nameMissing') })
      if (!isConsenting) return complain({ consent: errors('consentMissing') })
      complain({})
      demo.stop(usable.url)
      void make(usable.file)
    },
  }
}

const pick = () => Math.floor(Math.random() * (SENTENCES.length - 1))

export type OwnVoiceFormState = ReturnType<typeof useOwnVoiceForm>

/** The element that a complaint about a spot leads to. */
export function spotId(spot: Spot): string {
  return `own-voice-${spot}`
}
