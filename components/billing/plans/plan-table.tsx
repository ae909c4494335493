import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { type BillingPeriod, type PlanId, TIERS } from '#lib/catalog/plans.ts'
import { PeriodChoice } from './period-choice.tsx'
import { PlanCard } from './plan-card.tsx'

type PlanTableProps = {
  /** The period that is shown first. */
  start?: BillingPeriod
  /** What can be done about a plan. */
  action: (planId: PlanId) => ReactNode
}

/** The four plans side by side, their lines on one height. */
export function PlanTable({ start = 'monthly', action }: PlanTableProps) {
  const t = useTranslations('billing')
  return (
    <div className="group/plans @container flex flex-col gap-8">
      <PeriodChoice key={start} start={start} />
      <ul className="grid gap-x-8 gap-y-12 @xl:grid-cols-2 @5xl:grid-cols-4">
        {TIERS.map((tier) => (
          <PlanCard key={tier} tier={tier} action={action} />
        ))}
      </ul>
      <p className="max-w-2xl text-sm text-faint">{t('everyPlan')}</p>
    </div>
  )
}
