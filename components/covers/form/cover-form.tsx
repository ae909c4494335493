'use client'
import { useTranslations } from 'next-intl'
import { PriceNote } from '#components/billing/hint/price-note.tsx'
import { RightsField } from '#components/recordings/rights-field.tsx'
import { SourceField } from '#components/recordings/source-field.tsx'
import { useFormResetKey } from '#components/session/form-reset.ts'
import { Button } from '#components/ui/button.tsx'
import { Form } from '#components/ui/form/form.tsx'
import { lazyComponent } from '#components/ui/lazy-component.tsx'
import { Spinner } from '#components/ui/spinner.tsx'
import type { VoiceView } from '#lib/schemas/voice.ts'
import { CoverMore } from './cover-more.tsx'
import { CoverPitch } from './pitch-field.tsx'
import { type CoverFormState, useCoverForm } from './use-cover-form.ts'

const PlanHint = lazyComponent(() => import('#components/billing/hint/plan-hint.tsx').then((module) => module.PlanHint))

type CoverFormProps = { voice: Pick<VoiceView, 'id'> }

/** A song, how high, and the right to use it: has the song sung by the voice. */
export function CoverForm({ voice }: CoverFormProps) {
  return <Fields key={useFormResetKey()} voice={voice} />
}

function Fields({ voice }: CoverFormProps) {
  const t = useTranslations('voices')
  const form = useCoverForm(voice.id)
  return (
    <Form
      aria-labelledby="cover-form"
      onSubmit={form.submit}
      className="flex flex-col gap-6 rounded-lg border bg-raised px-4 pt-5 sm:px-6"
    >
      <h2 id="cover-form" className="font-display text-lg font-medium">
        {t('formTitle')}
      </h2>
      <SourceField form={form} />
      <CoverPitch form={form} />
      <CoverMore form={form} />
      <RightsField form={form} />
      <CreateBar form={form} />
    </Form>
  )
}

function CreateBar({ form }: { form: CoverFormState }) {
  const t = useTranslations('voices')
  return (
    <div className="-mx-4 flex flex-wrap items-center gap-x-4 border-t px-4 py-4 sm:-mx-6 sm:px-6">
      <PlanHint makes="cover" />
      <PriceNote makes="cover" />
      <Button
        type="submit"
        variant="accent"
        size="large"
        disabled={form.isBusy || form.needsRecording}
        className="sm:min-w-40"
      >
        {form.isCreating && <Spinner />}
        {t(form.isCreating ? 'creating' : 'create')}
      </Button>
    </div>
  )
}
