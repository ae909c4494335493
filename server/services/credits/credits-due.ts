import { PLANS } from '#lib/catalog/plans.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import type { CreditLot } from '#server/db/generated/client.ts'
import type { PlanNow } from '#server/services/accounts/plan-of.ts'
import { type CreditMonth, creditMonth } from './credit-month.ts'

/** What somebody has. */
export type Purse = {
  readonly userId: string
  readonly plan: PlanNow
  /** The paid month that runs. */
  readonly month: CreditMonth | null
  readonly credits: number
  readonly toppedUpOn: Date | null
  /** Lots that have not ended, soonest to expire first. */
  readonly lots: readonly CreditLot[]
  /** What the plan has given for the month that runs, whether it is spent or not. */
  readonly givenThisMonth: number
}

type Grant = {
  readonly kind: 'free_top_up' | 'plan_grant'
  readonly amount: number
  readonly reference: string
  readonly expiresAt: Date | null
}

export async function readPurse(db: Database | Transaction, userId: string, plan: PlanNow, now: Date): Promise<Purse> {
  const month = plan.subscription && creditMonth(plan.subscription, now)
  const [user, lots, given] = await Promise.all([
    db.user.findUniqueOrThrow({ where: { id: userId }, select: { credits: true, toppedUpOn: true } }),
    db.creditLot.findMany({
      where: { userId, endedAt: null, OR: [{ left: { gt: 0 } }, { kind: 'plan_grant' }] },
      orderBy: [{ expiresAt: { sort: 'asc', nulls: 'last' } }, { id: 'asc' }],
    }),
    // Lots of a month are known by when they expire.
    month &&
      db.creditLot.aggregate({ where: { userId, kind: 'plan_grant', expiresAt: month.end }, _sum: { amount: true } }),
  ])
  return { userId, plan, month, ...user, lots, givenThisMonth: given?._sum.amount ?? 0 }
}

/**
 * What the clock has done: nothing of it is written yet. Monthly credits live as long as the paid month that they were given
 * for; a month that was cut short, by a move between monthly and yearly or by the plan's end, takes its rest along. A higher
 * plan gives the difference for the month that runs.
 */
export function creditsDue(purse: Purse, now: Date): { ended: readonly CreditLot[]; grant: Grant | null } {
  const { month, lots } = purse
  const isOver = ({ kind, expiresAt }: CreditLot) =>
    (expiresAt !== null && expiresAt <= now) || (kind === 'plan_grant' && expiresAt?.getTime() !== month?.end.getTime())
  return { ended: lots.filter(isOver), grant: planGrant(purse) }
}

function planGrant({ plan, month, givenThisMonth }: Purse): Grant | null {
  const { tier, subscription } = plan
  const amount = PLANS[tier].credits.amount - givenThisMonth
  if (!month || !subscription || amount <= 0) return null
  // A month is known by its end, here as in its lots.
  const reference = `plan:${subscription.id}:${month.end.toISOString()}:${tier}`
  return { kind: 'plan_grant', amount, reference, expiresAt: month.end }
}

/**
 * What the first use of a UTC day gives to people on the free plan: up to the day's amount, never on top of it, perhaps
 * nothing. Null when the day has had it.
 */
export function freeTopUp(purse: Purse, now: Date): { day: Date; grant: Grant | null } | null {
  const { userId, plan, credits, toppedUpOn } = purse
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()))
  if (plan.tier !== 'free' || (toppedUpOn && toppedUpOn >= day)) return null
  const amount = PLANS.free.credits.amount - credits
  const reference = `free:${userId}:${day.toISOString().slice(0, 10)}`
  return { day, grant: amount > 0 ? { kind: 'free_top_up', amount, reference, expiresAt: null } : null }
}

/** The balance as the person may use it: what is there, less what is over, and what their next use will give. */
export function spendableCredits(purse: Purse, now: Date): number {
  const { ended, grant } = creditsDue(purse, now)
  const credits = purse.credits - ended.reduce((sum, { left }) => sum + left, 0) + (grant?.amount ?? 0)
  return credits + (freeTopUp({ ...purse, credits }, now)?.grant?.amount ?? 0)
}
