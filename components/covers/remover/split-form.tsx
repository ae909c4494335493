'use client'
import { useTranslations } from 'next-intl'
import { trpc } from '#components/providers/trpc.tsx'
import { useIdempotentMutation } from '#components/providers/use-idempotent-mutation.ts'
import { RightsField } from '#components/recordings/rights-field.tsx'
import { SourceField } from '#components/recordings/source-field.tsx'
import { useRecordingForm } from '#components/recordings/use-recording-form.ts'
import { Button } from '#components/ui/button.tsx'
import { keepPlace } from '#components/ui/focus/focus-place.ts'
import { Form } from '#components/ui/form/form.tsx'

const NO_DETAILS = {}

export function SplitForm({ onSent }: { onSent: () => void }) {
  const t = useTranslations('covers.remover')
  const form = useRecordingForm(NO_DETAILS)
  const split = useIdempotentMutation(trpc.voiceCover.split, {
    onSuccess: () => {
      form.taken()
      onSent()
    },
    onError: (error) => form.refused(error),
  })
  const isBusy = form.recording.isSending || split.isPending
  const submit = () => {
    if (!isBusy) form.submit((input) => split.send(input))
  }
  return (
    <Form ref={keepPlace} onSubmit={submit} className="flex flex-col gap-5">
      <SourceField form={form} />
      <RightsField form={form} />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" variant="accent" size="large" disabled={isBusy || form.needsRecording}>
          {split.isPending ? t('sending') : t('start')}
        </Button>
        <span className="text-sm text-faint">{t('free')}</span>
      </div>
    </Form>
  )
}
