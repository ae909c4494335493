'use client'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { NameForm } from '#components/session/name/name-form.tsx'
import { useRequireName } from '#components/session/name/use-require-name.ts'
import { useMe } from '#components/session/use-me.ts'
import { keepPlace } from '#components/ui/focus/focus-place.ts'
import { Field } from '#components/ui/form/field.tsx'
import { LocalLink } from '#components/ui/link/local-link.tsx'
import { useIsHydrated } from '#components/ui/use-is-hydrated.ts'
import { PLANS } from '#lib/catalog/plans.ts'
import { type ChosenVisibility, othersMayOpen, VISIBILITIES, type Visibility } from '#lib/catalog/visibility.ts'

type VisibilityRowProps = {
  value: Visibility
  disabled: boolean
  onChange: (chosen: ChosenVisibility) => void
  /** A menu with everything else that an owner can do. */
  menu: ReactNode
}

/**
 * Who else may hear the creation, and under whose name. It asks for a name here if there is none, and says before the
 * click what a paid plan adds.
 */
export function VisibilityRow({ value, menu, disabled, onChange }: VisibilityRowProps) {
  const t = useTranslations('song')
  const me = useMe()
  const named = useRequireName()
  const choose = (chosen: ChosenVisibility) => (chosen === 'public' ? named(() => onChange(chosen)) : onChange(chosen))
  const choice = { disabled, onChange: choose }
  return (
    <div className="border-y py-4">
      <div className="flex items-end justify-between gap-3">
        {value === 'withheld' ? (
          <p className="max-w-prose text-sm">{t.rich('page.withheld', { link: linkTo('/contact') })}</p>
        ) : (
          <Choice value={value} mayHide={PLANS[me?.tier ?? 'free'].entitlements.privateGeneration} {...choice} />
        )}
        {menu}
      </div>
      {othersMayOpen(value) && me?.name && (
        <p className="pt-1 text-sm text-faint">{t.rich('page.shownAs', { name: me.name, link: linkTo('/account') })}</p>
      )}
      {othersMayOpen(value) && me?.name === null && (
        <div ref={keepPlace} className="max-w-lg pt-3">
          <NameForm me={me} />
        </div>
      )}
    </div>
  )
}

type ChoiceProps = Omit<VisibilityRowProps, 'value' | 'menu'> & {
  value: ChosenVisibility
  mayHide: boolean
}

function Choice({ value, mayHide, disabled, onChange }: ChoiceProps) {
  const t = useTranslations('song')
  const isHydrated = useIsHydrated()
  return (
    <Field label={t('page.visibility')} className="min-w-0 max-w-lg flex-1">
      {(field) => (
        <select
          {...field}
          className="input"
          value={value}
          disabled={!isHydrated}
          aria-disabled={disabled}
          onChange={(event) => {
            const chosen = VISIBILITIES.find((candidate) => candidate === event.currentTarget.value)
            if (chosen && !disabled) onChange(chosen)
          }}
        >
          {VISIBILITIES.map((option) => (
            <option key={option} value={option} disabled={option === 'private' && !mayHide}>
              {option === 'private' && !mayHide ? t('page.privateNeedsPlan') : t(`page.${option}`)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

const linkTo = (href: string) => (text: ReactNode) => (
  <LocalLink href={href} className="py-3.5 underline hover:text-ink">
    {text}
  </LocalLink>
)
