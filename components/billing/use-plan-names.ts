import { useTranslations } from 'next-intl'
import { type PlanId, partsOfPlan, planName } from '#lib/catalog/plans.ts'

/** What to call a plan beside another one: by its tier, and where both are of one tier by how it is paid, too. */
export function usePlanNames() {
  const t = useTranslations('billing.named')
  return (planId: PlanId, beside: PlanId): string => {
    const { tier, period } = partsOfPlan(planId)
    if (!period || tier !== partsOfPlan(beside).tier) return planName(planId)
    return t(period, { plan: planName(planId) })
  }
}
