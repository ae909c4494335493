'use client'
import { useTranslations } from 'next-intl'
import { trpc } from '#components/providers/trpc.tsx'
import { useIdempotentMutation } from '#components/providers/use-idempotent-mutation.ts'
import { useRecordingForm } from '#components/recordings/use-recording-form.ts'
import { showToast } from '#components/ui/toast.ts'
import { pitchChangeOf } from './pitch-names.ts'
import { useNewCover } from './use-new-cover.ts'

/** The form's whole state: a recording, how high, and what it is to be called. */
export function useCoverForm(voiceModelId: string) {
  const t = useTranslations('voices')
  const errors = useTranslations('errors')
  const utils = trpc.useUtils()
  const form = useRecordingForm({ semitones: 0, title: '' })
  const { semitones, title } = form.details
  const { begin, isGenerating } = useNewCover()
  const create = useIdempotentMutation(trpc.voiceCover.create, {
    onSuccess: ({ id }) => {
      form.taken()
      showToast(t('started'))
      begin(id)
      void utils.auth.me.invalidate()
    },
    onError: (error) => form.refused(error, errors('coverFailed')),
  })
  const isCreating = create.isPending || isGenerating
  const isBusy = form.recording.isSending || isCreating
  return {
    ...form,
    isBusy,
    isCreating,
    change: (part: Partial<typeof form.details>) => form.setDetails({ ...form.details, ...part }),
    submit: () => {
      const songTitle = title.trim()
      const request = { voiceModelId, pitchChange: pitchChangeOf(semitones), ...(songTitle ? { songTitle } : {}) }
      if (!isBusy) form.submit((input) => create.send({ ...request, ...input }))
    },
  }
}

export type CoverFormState = ReturnType<typeof useCoverForm>
