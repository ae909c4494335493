'use client'
import { useTranslations } from 'next-intl'
import { Field } from '#components/ui/form/field.tsx'
import { LEVEL_MAX_DB } from '#lib/catalog/limits.ts'

type LevelSliderProps = { label: string; value: number; onChange: (db: number) => void }

/** Decibels against how it was. */
export function LevelSlider({ label, value, onChange }: LevelSliderProps) {
  const t = useTranslations('covers.levels')
  const said = t('db', { level: value })
  return (
    <Field
      label={label}
      aside={
        <span aria-hidden className="tabular text-sm">
          {said}
        </span>
      }
    >
      {(field) => (
        <input
          {...field}
          type="range"
          className="range w-full"
          aria-valuetext={said}
          min={-LEVEL_MAX_DB}
          max={LEVEL_MAX_DB}
          step={1}
          value={value}
          onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        />
      )}
    </Field>
  )
}
