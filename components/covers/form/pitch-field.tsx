'use client'
import { Minus, Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'
import { ChipChoice } from '#components/ui/form/chip-choice.tsx'
import { NAMED_PITCHES, PITCH_MAX_SEMITONES } from '#lib/catalog/limits.ts'
import { PITCH_NAMES } from './pitch-names.ts'
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

/** How many semitones higher or lower, for whoever wants it exactly. */
export function SemitonesField({ form }: { form: CoverFormState }) {
  const t = useTranslations('voices.pitch')
  const { semitones } = form.details
  const step = (by: number) => form.change({ semitones: semitones + by })
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="pb-1.5 text-sm font-medium text-soft">{t('semitones')}</legend>
      <div className="flex items-center gap-2">
        <Button
          size="icon"
          aria-label={t('lower')}
          disabled={semitones <= -PITCH_MAX_SEMITONES}
          onClick={() => step(-1)}
        >
          <Minus aria-hidden />
        </Button>
        <output className="tabular min-w-12 text-center text-lg">{t('value', { semitones })}</output>
        <Button
          size="icon"
          aria-label={t('higher')}
          disabled={semitones >= PITCH_MAX_SEMITONES}
          onClick={() => step(1)}
        >
          <Plus aria-hidden />
        </Button>
      </div>
    </fieldset>
  )
}
