import { type PlanId, type Tier, tierOf } from '#lib/catalog/plans.ts'
import type { Database, Transaction } from '#server/db/client.ts'

const PAYING = ['active', 'trialing', 'past_due']

/** The plan that a person has now: a subscription that Stripe has not ended, else the free plan. */
export async function planOf(db: Database | Transaction, userId: string): Promise<{ planId: PlanId; tier: Tier }> {
  const subscription = await db.subscription.findUnique({ where: { userId }, select: { planId: true, status: true } })
  if (!subscription || !PAYING.includes(subscription.status)) return { planId: 'free', tier: 'free' }
  return { planId: subscription.planId as PlanId, tier: tierOf(subscription.planId) }
}
