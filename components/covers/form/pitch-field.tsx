'use client'
import { ChevronDown, Minus, Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { fieldId } from '#components/recordings/use-recording-form.ts'
import { Button } from '#components/ui/button.tsx'
import { ChipChoice } from '#components/ui/form/chip-choice.tsx'
import { Field } from '#components/ui/form/field.tsx'
import { RewriteOffer } from '#components/ui/form/rewrite-offer.tsx'
import { PITCH_MAX_SEMITONES } from '#lib/catalog/limits.ts'
import { NAMED_PITCHES, PITCH_NAMES } from './pitch-names.ts'
import type { CoverFormState } from './use-cover-form.ts'

export function CoverPitch({ form }: { form: CoverFormState }) {
  const t = useTranslations('voices.pitch')
  const { details, change } = form
  return (
    <ChipChoice
      label={t('label')}
      hint={<span className="font-medium">{t('label')}</span>}
      chips={PITCH_NAMES.map((value) => ({ value, label: t(value) }))}
      chosen={PITCH_NAMES.find((name) => NAMED_PITCHES[name] === details.semitones)}
      onChoose={(name) => change({ semitones: NAMED_PITCHES[name] })}
    />
  )
}

/** What hardly anyone needs to touch, folded away. */
export function CoverMore({ form }: { form: CoverFormState }) {
  const t = useTranslations('voices')
  const { details, change, fieldErrors, rewriteFor, clearFieldErrors } = form
  const { semitones, title } = details
  const step = (by: number) => change({ semitones: semitones + by })
  return (
    <details className="group" {...(fieldErrors.title ? { open: true } : {})}>
      <summary className="flex min-h-11 w-fit list-none items-center gap-2 text-sm font-medium text-soft hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronDown aria-hidden className="size-4.5 transition-transform group-open:rotate-180" />
        {t('more')}
      </summary>
      <div className="grid gap-4 pt-2 sm:grid-cols-2">
        <fieldset className="flex flex-col gap-1.5">
          <legend className="pb-1.5 text-sm font-medium text-soft">{t('pitch.semitones')}</legend>
          <div className="flex items-center gap-2">
            <Button
              size="icon"
              aria-label={t('pitch.lower')}
              disabled={semitones <= -PITCH_MAX_SEMITONES}
              onClick={() => step(-1)}
            >
              <Minus aria-hidden />
            </Button>
            <output className="tabular min-w-12 text-center text-lg">{t('pitch.value', { semitones })}</output>
            <Button
              size="icon"
              aria-label={t('pitch.higher')}
              disabled={semitones >= PITCH_MAX_SEMITONES}
              onClick={() => step(1)}
            >
              <Plus aria-hidden />
            </Button>
          </div>
        </fieldset>
        <div>
          <Field id={fieldId('title')} label={t('songTitle')} error={fieldErrors.title}>
            {(wiring) => (
              <input
                {...wiring}
                className="input"
                value={title}
                onChange={({ currentTarget }) => change({ title: currentTarget.value })}
              />
            )}
          </Field>
          <RewriteOffer
            rewrite={rewriteFor('title')}
            before={title}
            field={fieldId('title')}
            onUse={(text) => {
              change({ title: text })
              clearFieldErrors('title')
            }}
          />
        </div>
      </div>
    </details>
  )
}
