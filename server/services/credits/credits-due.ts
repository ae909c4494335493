import { PLANS, type Tier } from '#lib/catalog/plans.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import type { CreditLot } from '#server/db/generated/client.ts'
import type { PlanNow } from '#server/services/plans/plan-of.ts'
import { type CreditMonth, creditMonth } from './credit-month.ts'

/** A person's credits as they are stored, before the clock and changes of plan are accounted for. */
export type CreditBalance = {
  readonly userId: string
  readonly plan: PlanNow
  /** The paid month that is running; null without one. */
  readonly month: CreditMonth | null
  readonly credits: number
  readonly toppedUpOn: Date | null
  /** Lots that have not ended, soonest to expire first. */
  readonly lots: readonly CreditLot[]
  /**
   * Lots that ended early after more of them was used than was paid for. The difference is owed until later months have
   * paid it off.
   */
  readonly owing: readonly CreditLot[]
  readonly grantsThisMonth: number
}

type Grant = {
  readonly kind: 'free_top_up' | 'plan_grant'
  readonly amount: number
  readonly idempotencyKey: string
  readonly expiresAt: Date | null
  readonly beginsAt?: Date
  readonly tier?: Tier
}

export async function readCreditBalance(
  db: Database | Transaction,
  userId: string,
  plan: PlanNow,
  now: Date,
): Promise<CreditBalance> {
  const month = plan.subscription && creditMonth(plan.subscription, now)
  const [user, lots, owing, grantsThisMonth] = await Promise.all([
    db.user.findUniqueOrThrow({ where: { id: userId }, select: { credits: true, toppedUpOn: true } }),
    db.creditLot.findMany({
      where: { userId, endedAt: null, OR: [{ remaining: { gt: 0 } }, { kind: 'plan_grant' }] },
      orderBy: [{ expiresAt: { sort: 'asc', nulls: 'last' } }, { id: 'asc' }],
    }),
    db.creditLot.findMany({ where: { userId, owed: { gt: 0 } }, orderBy: [{ expiresAt: 'asc' }, { id: 'asc' }] }),
    month ? db.creditLot.count({ where: { userId, kind: 'plan_grant', expiresAt: month.end } }) : 0,
  ])
  return { userId, plan, month, ...user, lots, owing, grantsThisMonth }
}

/** What has to be written because of the clock and of changes of plan. */
export type CreditsDue = {
  /** Lots whose time is over, with what is owed of each. */
  readonly ended: readonly CreditLot[]
  readonly grant: Grant | null
  /** Lots whose debt the grant pays off, and how much of each. That much of the grant is used up at once. */
  readonly paidOff: readonly { readonly lot: CreditLot; readonly amount: number }[]
}

/**
 * Works out what has to be written because of the clock and of changes of plan, but writes nothing. Monthly credits end
 * with the paid month that they were granted for. A move between monthly and yearly, a move to a lower plan and the end
 * of the plan cut the month short. Then its unused credits end too, since Stripe credits the money for the rest of the
 * month. A person who had used a larger share of the credits than the share of the month that has passed owes the
 * difference, and the next grants pay it off: of 1,000 credits, 700 used after half of the month leave 200 owed. A
 * higher plan grants the difference between the plans for the share of the month that is left.
 */
export function creditsDue(balance: CreditBalance, now: Date): CreditsDue {
  const ended = balance.lots
    .filter((lot) => isOver(lot, balance, now))
    .map((lot) => ({ ...lot, owed: usedUnpaid(lot, balance, now) }))
  const running = balance.lots.filter((lot) => lot.kind === 'plan_grant' && !isOver(lot, balance, now))
  const grant = planGrant(balance, { ended, running }, now)
  return { ended, grant, paidOff: grant ? paidOffBy(grant.amount, [...balance.owing, ...ended]) : [] }
}

function isOver({ kind, expiresAt, tier }: CreditLot, { month, plan }: CreditBalance, now: Date): boolean {
  if (expiresAt !== null && expiresAt <= now) return true
  if (kind !== 'plan_grant') return false
  return !isOf(month, expiresAt) || creditsOf(tier) > creditsOf(plan.tier)
}

/** Whether a lot was granted for a month. Months are identified by their end, in lots too. */
const isOf = (month: CreditMonth | null, expiresAt: Date | null) => expiresAt?.getTime() === month?.end.getTime()

const creditsOf = (tier: string | null) => (tier === null ? 0 : PLANS[tier as Tier].credits.amount)

/**
 * How many credits of a lot were used beyond the share of its month that had passed when it was cut short; 0 for a lot
 * that ran its full time.
 */
function usedUnpaid(
  { amount, remaining, beginsAt, expiresAt }: CreditLot,
  { month }: CreditBalance,
  now: Date,
): number {
  if (!beginsAt || !expiresAt) return 0
  const end = month && !isOf(month, expiresAt) && month.start > beginsAt && month.start < now ? month.start : now
  return Math.max(0, amount - remaining - Math.round(amount * shareOf(beginsAt, end, expiresAt)))
}

/** The share of the time between `start` and `end` that has passed at `moment`, 0 to 1. */
function shareOf(start: Date, moment: Date, end: Date): number {
  const share = (moment.getTime() - start.getTime()) / (end.getTime() - start.getTime())
  return Math.min(1, Math.max(0, share))
}

type MonthlyLots = { readonly ended: readonly CreditLot[]; readonly running: readonly CreditLot[] }

function planGrant(
  { plan, month, grantsThisMonth }: CreditBalance,
  { ended, running }: MonthlyLots,
  now: Date,
): Grant | null {
  const { tier, subscription } = plan
  if (!month || !subscription) return null
  const given = Math.max(0, ...running.map((lot) => creditsOf(lot.tier)))
  const isChange = given > 0 || ended.some(({ expiresAt }) => isOf(month, expiresAt))
  const beginsAt = isChange && now > month.start ? now : month.start
  const share = 1 - shareOf(month.start, beginsAt, month.end)
  const amount = Math.round((creditsOf(tier) - given) * share)
  if (amount <= 0) return null
  const idempotencyKey = `plan:${subscription.id}:${month.end.toISOString()}:${tier}:${grantsThisMonth + 1}`
  return { kind: 'plan_grant', amount, idempotencyKey, beginsAt, expiresAt: month.end, tier }
}

function paidOffBy(amount: number, owing: readonly CreditLot[]): CreditsDue['paidOff'] {
  let left = amount
  return owing.flatMap((lot) => {
    const some = Math.min(left, lot.owed)
    left -= some
    return some > 0 ? [{ lot, amount: some }] : []
  })
}

export const sumOf = (parts: readonly { readonly amount: number }[]) =>
  parts.reduce((sum, { amount }) => sum + amount, 0)

/**
 * The top-up that comes with the first use of a UTC day on the free plan. It raises the balance to the day's amount;
 * `grant` is null if the balance has that much already. Null on other plans, and when the day has had its top-up.
 */
export function freeTopUp(balance: CreditBalance, now: Date): { day: Date; grant: Grant | null } | null {
  const { userId, plan, credits, toppedUpOn } = balance
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()))
  if (plan.tier !== 'free' || (toppedUpOn && toppedUpOn >= day)) return null
  const amount = PLANS.free.credits.amount - credits
  const idempotencyKey = `free:${userId}:${day.toISOString().slice(0, 10)}`
  return { day, grant: amount > 0 ? { kind: 'free_top_up', amount, idempotencyKey, expiresAt: null } : null }
}

/** What the person can spend: the stored balance, less what has expired, plus what the next use will grant. */
export function spendableCredits(balance: CreditBalance, now: Date): number {
  const { ended, grant, paidOff } = creditsDue(balance, now)
  const rest = ended.reduce((sum, { remaining }) => sum + remaining, 0)
  const credits = balance.credits - rest + (grant?.amount ?? 0) - sumOf(paidOff)
  return credits + (freeTopUp({ ...balance, credits }, now)?.grant?.amount ?? 0)
}
