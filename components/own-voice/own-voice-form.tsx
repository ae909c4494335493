'use client'
import { useTranslations } from 'next-intl'
import { useFormResetKey } from '#components/session/form-reset.ts'
import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/ui/form/field.tsx'
import { Form } from '#components/ui/form/form.tsx'
import { RewriteOffer } from '#components/ui/form/rewrite-offer.tsx'
import { StatementField } from '#components/ui/form/statement-field.tsx'
import { Spinner } from '#components/ui/spinner.tsx'
import { NAME_MAX } from '#lib/catalog/limits.ts'
import { CONSENT_TEXT } from '#lib/catalog/voices/own-voice.ts'
import type { VoiceView } from '#lib/schemas/voice.ts'
import { RecordingField } from './recording-field.tsx'
import { fieldId, type OwnVoiceFormState, useOwnVoiceForm } from './use-own-voice-form.ts'

type OwnVoiceFormProps = { onMade: (voice: VoiceView) => void }

/** The form for an own voice: a text to read, its recording, a name and a statement of consent. */
export function OwnVoiceForm({ onMade }: OwnVoiceFormProps) {
  return <Fields key={useFormResetKey()} onMade={onMade} />
}

function Fields({ onMade }: OwnVoiceFormProps) {
  const form = useOwnVoiceForm(onMade)
  return (
    <Form onSubmit={form.submit} className="flex flex-col gap-8">
      <RecordingField form={form} />
      <NameField form={form} />
      <Consent form={form} />
      <SubmitBar form={form} />
    </Form>
  )
}

function NameField({ form }: { form: OwnVoiceFormState }) {
  const t = useTranslations('own-voice')
  return (
    <div className="max-w-md">
      <Field id={fieldId('name')} label={t('name')} hint={t('nameHint')} error={form.fieldErrors.name}>
        {(wiring) => (
          <input
            {...wiring}
            required
            maxLength={NAME_MAX}
            autoComplete="off"
            placeholder={t('namePlaceholder')}
            value={form.name}
            onChange={({ currentTarget }) => form.call(currentTarget.value)}
            className="input"
          />
        )}
      </Field>
      <RewriteOffer rewrite={form.rewriteFor('name')} before={form.name} field={fieldId('name')} onUse={form.call} />
    </div>
  )
}

function Consent({ form }: { form: OwnVoiceFormState }) {
  const t = useTranslations('own-voice')
  return (
    <StatementField
      id={fieldId('consent')}
      checked={form.isConsenting}
      error={form.fieldErrors.consent}
      onChange={form.consent}
    >
      {t(`consent.${CONSENT_TEXT}`)}
    </StatementField>
  )
}

function SubmitBar({ form }: { form: OwnVoiceFormState }) {
  const t = useTranslations('own-voice')
  const { upload, isBusy, isRefused, isEstimating, recording } = form
  const percent = upload.phase === 'sending' ? upload.percent : null
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 border-t pt-6">
      <Button type="submit" variant={recording ? 'accent' : 'plain'} size="large" disabled={isBusy || isRefused}>
        {isBusy && <Spinner />}
        {t('make')}
      </Button>
      <p role="status" className="tabular text-sm text-soft">
        {isEstimating ? t('estimating') : percent !== null && t('uploading', { percent })}
      </p>
    </div>
  )
}
