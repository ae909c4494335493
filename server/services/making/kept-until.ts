import { storageDays } from '#lib/catalog/entitlements.ts'
import type { Tier } from '#lib/catalog/plans.ts'

const DAY_MS = 86_400_000

/** Nothing is deleted for its age before its owner has known for so many days. */
export const NOTICE_DAYS = 7

export const daysLater = (from: Date, days: number): Date => new Date(from.getTime() + days * DAY_MS)

/** When its age ends a finished song or cover of somebody who has this plan; null for never. */
export function keptUntil(
  { completedAt, endToldAt }: { readonly completedAt: Date | null; readonly endToldAt: Date | null },
  tier: Tier,
  now: Date,
): Date | null {
  const days = storageDays(tier)
  if (days === null || !completedAt) return null
  const [age, notice] = [daysLater(completedAt, days), daysLater(endToldAt ?? now, NOTICE_DAYS)]
  return age > notice ? age : notice
}
