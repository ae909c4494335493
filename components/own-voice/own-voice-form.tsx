'use client'
import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'
import { FieldError } from '#components/ui/field.tsx'
import { Spinner } from '#components/ui/spinner.tsx'
import { NAME_MAX } from '#lib/catalog/limits.ts'
import { CONSENT_TEXT } from '#lib/catalog/voices/own-voice.ts'
import type { VoiceView } from '#lib/schemas/voice.ts'
import { RecordingField } from './recording-field.tsx'
import { type OwnVoiceFormState, spotId, useOwnVoiceForm } from './use-own-voice-form.ts'

/** Something to read, the recording of it, a name and a statement: what a voice is made of. */
export function OwnVoiceForm({ onMade }: { onMade: (voice: VoiceView) => void }) {
  const form = useOwnVoiceForm(onMade)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
      }}
      className="flex flex-col gap-8"
    >
      <RecordingField form={form} />
      <NameField form={form} />
      <Consent form={form} />
      <MakeBar form={form} />
    </form>
  )
}

function NameField({ form }: { form: OwnVoiceFormState }) {
  const t = useTranslations('own-voice')
  return (
    <div className="flex max-w-md flex-col gap-1.5">
      <label htmlFor={spotId('name')} className="text-sm font-medium text-soft">
        {t('name')}
      </label>
      <input
        id={spotId('name')}
        required
        maxLength={NAME_MAX}
        autoComplete="off"
        placeholder={t('namePlaceholder')}
        aria-invalid={Boolean(form.complaints.name)}
        aria-describedby="own-voice-name-hint own-voice-name-error"
        value={form.name}
        onChange={({ currentTarget }) => form.call(currentTarget.value)}
        className="input"
      />
      <p id="own-voice-name-hint" className="text-xs text-faint">
        {t('nameHint')}
      </p>
      <FieldError id="own-voice-name-error" error={form.complaints.name} />
    </div>
  )
}

function Consent({ form }: { form: OwnVoiceFormState }) {
  const t = useTranslations('own-voice')
  return (
    <div className="-mt-2">
      <label className="flex min-h-11 items-start gap-3 py-2.5 text-sm">
        <input
          id={spotId('consent')}
          type="checkbox"
          required
          aria-invalid={Boolean(form.complaints.consent)}
          aria-describedby="own-voice-consent-error"
          checked={form.isConsenting}
          onChange={({ currentTarget }) => form.consent(currentTarget.checked)}
          className="size-5 shrink-0 accent-(--ink)"
        />
        {t(`consent.${CONSENT_TEXT}`)}
      </label>
      <FieldError id="own-voice-consent-error" error={form.complaints.consent} />
    </div>
  )
}

function MakeBar({ form }: { form: OwnVoiceFormState }) {
  const t = useTranslations('own-voice')
  const { upload, isBusy, isEstimating, take } = form
  const percent = upload.phase === 'sending' ? upload.percent : null
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 border-t pt-6">
      <Button type="submit" look={take ? 'accent' : 'plain'} size="large" disabled={isBusy}>
        {isBusy && <Spinner />}
        {t('make')}
      </Button>
      <p role="status" className="tabular text-sm text-soft">
        {isEstimating ? t('estimating') : percent !== null && t('uploading', { percent })}
      </p>
    </div>
  )
}
