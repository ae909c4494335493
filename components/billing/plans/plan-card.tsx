import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { type BillingPeriod, PLANS, type PlanId, type Tier } from '#lib/catalog/plans.ts'
import { PlanFacts } from './plan-facts.tsx'
import { PlanPrice } from './plan-price.tsx'
import { PlanVoices } from './plan-voices.tsx'

const SHOWN: Readonly<Record<BillingPeriod, string>> = {
  monthly: 'group-has-[[value=yearly]:checked]/plans:hidden',
  yearly: 'hidden group-has-[[value=yearly]:checked]/plans:block',
}

/** Both periods stand there; which one is seen follows the choice above. */
function EachPeriod({ children }: { children: (period: BillingPeriod) => ReactNode }) {
  return (
    <>
      <div className={SHOWN.monthly}>{children('monthly')}</div>
      <div className={SHOWN.yearly}>{children('yearly')}</div>
    </>
  )
}

export function PlanCard({ tier, action }: { tier: Tier; action: (planId: PlanId) => ReactNode }) {
  const t = useTranslations('billing')
  const names = useTranslations('account.plans')
  const { popular, concurrentGenerations } = PLANS[tier]
  return (
    <li className="row-span-4 grid grid-rows-subgrid gap-y-5">
      <div>
        <PlanVoices count={concurrentGenerations} />
        <div className="flex items-baseline justify-between gap-3 pt-4">
          <h3 className="font-display text-xl font-medium">{names(tier)}</h3>
          {popular && <span className="label-caps text-accent">{t('popular')}</span>}
        </div>
      </div>
      <div>
        {tier === 'free' ? (
          <PlanPrice tier={tier} />
        ) : (
          <EachPeriod>{(period) => <PlanPrice tier={tier} period={period} />}</EachPeriod>
        )}
      </div>
      <div>{tier === 'free' ? action('free') : <EachPeriod>{(period) => action(`${tier}_${period}`)}</EachPeriod>}</div>
      <PlanFacts tier={tier} />
    </li>
  )
}
