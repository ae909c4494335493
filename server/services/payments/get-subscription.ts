import type { PlanId } from '#lib/catalog/plans.ts'
import type { SubscriptionView } from '#lib/schemas/payment.ts'
import type { MemberContext } from '#server/context.ts'
import { readCreditBalance, spendableCredits } from '#server/services/credits/credits-due.ts'
import { planOf } from '#server/services/plans/plan-of.ts'

export async function getSubscription({ ctx }: { ctx: MemberContext }): Promise<SubscriptionView> {
  const now = ctx.clock.now()
  const plan = await planOf(ctx.db, ctx.user.id)
  const balance = await readCreditBalance(ctx.db, ctx.user.id, plan, now)
  const { subscription } = plan
  return {
    plan: plan.planId,
    credits: spendableCredits(balance, now),
    periodEnd: subscription?.currentPeriodEnd ?? null,
    isEnding: subscription?.cancelAtPeriodEnd ?? false,
    isUnpaid: subscription?.status === 'past_due',
    nextPlan: (subscription?.nextPlanId ?? null) as PlanId | null,
    creditsEnd: balance.month?.end ?? null,
  }
}
