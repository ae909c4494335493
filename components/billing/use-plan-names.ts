import { useTranslations } from 'next-intl'
import { type PlanId, partsOfPlan } from '#lib/catalog/plans.ts'

/** The name of a plan beside another one: its tier, and if both have the same tier, its billing period too. */
export function usePlanNames() {
  const t = useTranslations('billing.named')
  const names = useTranslations('account.plans')
  return (planId: PlanId, beside: PlanId): string => {
    const { tier, period } = partsOfPlan(planId)
    const plan = names(tier)
    return period && tier === partsOfPlan(beside).tier ? t(period, { plan }) : plan
  }
}
