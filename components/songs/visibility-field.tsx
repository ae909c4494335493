'use client'
import { useTranslations } from 'next-intl'
import { useMe } from '#components/account/use-me.ts'
import { Field } from '#components/ui/field.tsx'
import { PLANS } from '#lib/catalog/plans.ts'
import type { Visibility } from '#lib/schemas/song.ts'

const VISIBILITIES: readonly Visibility[] = ['link', 'public', 'private']

type VisibilityFieldProps = { value: Visibility; disabled: boolean; onChange: (chosen: Visibility) => void }

/** Who else may hear it; what a paid plan adds is named before the click. */
export function VisibilityField({ value, disabled, onChange }: VisibilityFieldProps) {
  const t = useTranslations('song.page')
  const mayHide = PLANS[useMe()?.tier ?? 'free'].entitlements.privateGeneration
  return (
    <Field label={t('visibility')} className="min-w-0 max-w-sm flex-1">
      {(field) => (
        <select
          {...field}
          className="input"
          value={value}
          disabled={disabled}
          onChange={(event) => {
            const chosen = VISIBILITIES.find((candidate) => candidate === event.currentTarget.value)
            if (chosen) onChange(chosen)
          }}
        >
          {VISIBILITIES.map((option) => (
            <option key={option} value={option} disabled={option === 'private' && !mayHide}>
              {option === 'private' && !mayHide ? t('privateNeedsPlan') : t(option)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
