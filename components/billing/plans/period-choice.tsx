import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { BILLING_PERIODS, type BillingPeriod } from '#lib/catalog/plans.ts'

/** Monthly or yearly. Everything that depends on the choice follows it by CSS, so it works on pages without scripts. */
export function PeriodChoice({ start }: { start: BillingPeriod }) {
  const t = useTranslations('billing')
  const name = useId()
  return (
    <fieldset className="flex w-fit rounded-full border border-edge p-1">
      <legend className="sr-only">{t('periodLegend')}</legend>
      {BILLING_PERIODS.map((period) => (
        <label
          key={period}
          className="relative flex min-h-11 items-center gap-2 rounded-full px-5 text-sm font-medium text-soft transition-colors hover:text-ink has-checked:bg-ink has-checked:text-ground has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            value={period}
            defaultChecked={period === start}
            className="peer absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
          />
          {t(`period.${period}`)}
          {period === 'yearly' && <span className="text-xs text-accent peer-checked:text-current">{t('saving')}</span>}
        </label>
      ))}
    </fieldset>
  )
}
