import { useTranslations } from 'next-intl'
import { type PlanId, partsOfPlan } from '#lib/catalog/plans.ts'

/** What to call a plan beside another one: by its tier, and where both are of one tier by how it is paid, too. */
export function usePlanNames() {
  const t = useTranslations('billing.named')
  const names = useTranslations('account.plans')
  return (planId: PlanId, beside: PlanId): string => {
    const { tier, period } = partsOfPlan(planId)
    const plan = names(tier)
    return period && tier === partsOfPlan(beside).tier ? t(period, { plan }) : plan
  }
}
