import { isPaidPlanId, type PlanId, partsOfPlan, type Tier } from '#lib/catalog/plans.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import type { Subscription } from '#server/db/generated/client.ts'

/** Stripe's states of a subscription that gives access. After a failed payment it gives access until Stripe ends it. */
export const PAYING = ['active', 'trialing', 'past_due']

export type PlanNow = {
  readonly planId: PlanId
  readonly tier: Tier
  /** The subscription that the plan comes from. */
  readonly subscription: Subscription | null
}

const FREE: PlanNow = { planId: 'free', tier: 'free', subscription: null }

/** The plan that a person has now: a subscription that Stripe has not ended, else the free plan. */
export async function planOf(db: Database | Transaction, userId: string): Promise<PlanNow> {
  const subscription = await db.subscription.findUnique({ where: { userId } })
  if (!subscription || !PAYING.includes(subscription.status) || !isPaidPlanId(subscription.planId)) return FREE
  return { planId: subscription.planId, tier: partsOfPlan(subscription.planId).tier, subscription }
}
