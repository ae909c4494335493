'use client'
import { ChevronDown, Minus, Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { ChipChoice } from '#components/songs/versions/chip-choice.tsx'
import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import { PITCH_MAX_SEMITONES, TITLE_MAX } from '#lib/catalog/limits.ts'
import { semitonesOf } from '#lib/schemas/cover.ts'
import { type CoverFormState, spotId } from './cover-form-state.ts'

const PITCHES = ['no-change', 'male-to-female', 'female-to-male'] as const

export function CoverPitch({ form }: { form: CoverFormState }) {
  const t = useTranslations('voices.pitch')
  const { pitch, setPitch } = form
  return (
    <ChipChoice
      label={t('label')}
      hint={<span className="font-medium">{t('label')}</span>}
      chips={PITCHES.map((value) => ({ value, label: t(value) }))}
      chosen={PITCHES.find((value) => value === pitch)}
      onChoose={setPitch}
    />
  )
}

/** What hardly anyone needs to touch, folded away. */
export function CoverMore({ form }: { form: CoverFormState }) {
  const t = useTranslations('voices')
  const { pitch, setPitch, title, setTitle, complaints } = form
  const semitones = semitonesOf(pitch)
  const step = (by: number) => setPitch(semitones + by === 0 ? 'no-change' : String(semitones + by))
  return (
    <details className="group">
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
        <Field label={t('songTitle')} {...(complaints.title ? { error: complaints.title } : {})}>
          {({ id: _, ...field }) => (
            <input
              {...field}
              id={spotId('title')}
              className="input"
              maxLength={TITLE_MAX}
              value={title}
              onChange={({ currentTarget }) => setTitle(currentTarget.value)}
            />
          )}
        </Field>
      </div>
    </details>
  )
}
