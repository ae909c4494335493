import { type PlanId, partsOfPlan } from '#lib/catalog/plans.ts'
import type { Subscription } from '#server/db/generated/client.ts'

/** The time that one grant of a paid plan is for: a month, on yearly plans too. */
export type CreditMonth = { readonly start: Date; readonly end: Date }

type Period = Pick<Subscription, 'planId' | 'currentPeriodStart' | 'currentPeriodEnd' | 'paidThrough'>

/**
 * The credit month that a moment lies in. On a monthly plan it is the period. On a yearly plan it is one of twelve
 * months, counted from the first day of the year as Stripe counts: from the 31st to the last day of shorter months.
 * Null after the period, and for a month that is not paid. A moment before the period, by a clock that is behind
 * Stripe's, belongs to the first month.
 */
export function creditMonth(period: Period, now: Date): CreditMonth | null {
  const { planId, currentPeriodStart, currentPeriodEnd, paidThrough } = period
  if (now >= currentPeriodEnd || !paidThrough) return null
  const month = partsOfPlan(planId as PlanId).period === 'yearly' ? monthOfYear(currentPeriodStart, now) : null
  const { start, end } = month ?? { start: currentPeriodStart, end: currentPeriodEnd }
  return start < paidThrough ? { start, end } : null
}

function monthOfYear(first: Date, now: Date): CreditMonth {
  let month = 0
  while (monthsAfter(first, month + 1) <= now) month++
  return { start: monthsAfter(first, month), end: monthsAfter(first, month + 1) }
}

function monthsAfter(start: Date, months: number): Date {
  const [year, month] = [start.getUTCFullYear(), start.getUTCMonth() + months]
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const moved = new Date(start)
  moved.setUTCFullYear(year, month, Math.min(start.getUTCDate(), lastDay))
  return moved
}
