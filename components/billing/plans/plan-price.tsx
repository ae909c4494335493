import { useLocale, useTranslations } from 'next-intl'
import { type BillingPeriod, PLANS, type Tier } from '#lib/catalog/plans.ts'
import { formatPrice } from './format-price.ts'

/** What a month costs, and how it is paid. */
export function PlanPrice({ tier, period }: { tier: Tier; period?: BillingPeriod }) {
  const t = useTranslations('billing')
  const language = useLocale()
  const { monthly, yearly } = PLANS[tier].priceCents
  const how = { monthly: t('billedMonthly'), yearly: t('billedYearly', { sum: formatPrice(language, yearly) }) }
  return (
    <p>
      <span className="tabular font-display text-2xl">
        {formatPrice(language, period === 'yearly' ? yearly / 12 : monthly)}
      </span>{' '}
      {period && <span className="text-sm text-soft">{t('perMonth')}</span>}
      <span className="tabular block pt-1 text-sm text-faint">{period ? how[period] : t('freePrice')}</span>
    </p>
  )
}
