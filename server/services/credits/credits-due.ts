import { PLANS, type Tier } from '#lib/catalog/plans.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import type { CreditLot } from '#server/db/generated/client.ts'
import type { PlanNow } from '#server/services/plans/plan-of.ts'
import { type CreditMonth, creditMonth } from './credit-month.ts'

/** What somebody has. */
export type CreditBalance = {
  readonly userId: string
  readonly plan: PlanNow
  /** The paid month that runs. */
  readonly month: CreditMonth | null
  readonly credits: number
  readonly toppedUpOn: Date | null
  /** Lots that have not ended, soonest to expire first. */
  readonly lots: readonly CreditLot[]
  /** Lots that ended early and of which more was used than was paid for; it is owed until later months have paid it off. */
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

/** What the clock and changes of plan have done. */
export type CreditsDue = {
  /** Lots whose time is over, with what is owed of each. */
  readonly ended: readonly CreditLot[]
  readonly grant: Grant | null
  /** Lots whose debt the grant covers, and how much of each; so much of the grant is used already. */
  readonly paidOff: readonly { readonly lot: CreditLot; readonly amount: number }[]
}

/**
 * What the clock and changes of plan have done; nothing of it is written yet. Monthly credits end with the paid month that
 * they were given for. A month is cut short by a move between monthly and yearly, by a lower plan and by the plan's end: its
 * unused credits end with it, since Stripe credits the money for the rest of its time. Whoever had used more than the share
 * of the time that passed owes the difference, which the next grants pay off: of 1,000 credits, 700 used when half of the
 * month was over leave 200 owed. A higher plan grants its difference for the share of the month that is left.
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

/** A month is known by its end, here as in its lots. */
const isOf = (month: CreditMonth | null, expiresAt: Date | null) => expiresAt?.getTime() === month?.end.getTime()

const creditsOf = (tier: string | null) => (tier === null ? 0 : PLANS[tier as Tier].credits.amount)

/** What was used of a lot beyond the share of its time until it was cut short; 0 where it had all of its time. */
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
 * What the first use of a UTC day gives to people on the free plan: up to the day's amount, never on top of it, perhaps
 * nothing. Null when the day has had it.
 */
export function freeTopUp(balance: CreditBalance, now: Date): { day: Date; grant: Grant | null } | null {
  const { userId, plan, credits, toppedUpOn } = balance
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()))
  if (plan.tier !== 'free' || (toppedUpOn && toppedUpOn >= day)) return null
  const amount = PLANS.free.credits.amount - credits
  const idempotencyKey = `free:${userId}:${day.toISOString().slice(0, 10)}`
  return { day, grant: amount > 0 ? { kind: 'free_top_up', amount, idempotencyKey, expiresAt: null } : null }
}

/** The balance as the person may use it: what is there, less what is over, and what their next use will give. */
export function spendableCredits(balance: CreditBalance, now: Date): number {
  const { ended, grant, paidOff } = creditsDue(balance, now)
  const rest = ended.reduce((sum, { remaining }) => sum + remaining, 0)
  const credits = balance.credits - rest + (grant?.amount ?? 0) - sumOf(paidOff)
  return credits + (freeTopUp({ ...balance, credits }, now)?.grant?.amount ?? 0)
}
