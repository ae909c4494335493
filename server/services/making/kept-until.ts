import { storageDays } from '#lib/catalog/entitlements.ts'
import type { Context } from '#server/context.ts'
import { planOf } from '#server/services/accounts/plan-of.ts'

const DAY_MS = 86_400_000

/** Nothing is deleted for its age before its owner has known for so many days. */
export const NOTICE_DAYS = 7

export const daysLater = (from: Date, days: number): Date => new Date(from.getTime() + days * DAY_MS)

/** When its age ends a finished song or cover by the plan that its owner has now; null for never. */
export async function keptUntil(ctx: Context, work: KeptWork): Promise<Date | null> {
  const { completedAt, endToldAt } = work
  const days = storageDays((await planOf(ctx.db, work.userId)).tier)
  if (days === null || !completedAt) return null
  const [age, notice] = [daysLater(completedAt, days), daysLater(endToldAt ?? ctx.clock.now(), NOTICE_DAYS)]
  return age > notice ? age : notice
}

type KeptWork = { readonly userId: string; readonly completedAt: Date | null; readonly endToldAt: Date | null }
