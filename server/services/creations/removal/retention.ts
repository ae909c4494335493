import { retentionDays } from '#lib/catalog/entitlements.ts'
import { TRASH_DAYS } from '#lib/catalog/limits.ts'
import type { Tier } from '#lib/catalog/plans.ts'
import type { Context } from '#server/context.ts'
import type { Creation } from '#server/db/generated/client.ts'
import { DEFINITIONS } from '#server/services/creation-kinds/definitions.ts'
import { planOf } from '#server/services/plans/plan-of.ts'

const DAY_MS = 86_400_000

/** Nothing is deleted for its age before its owner has known for so many days. */
export const NOTICE_DAYS = 7

export const daysLater = (from: Date, days: number): Date => new Date(from.getTime() + days * DAY_MS)

/** When its age ends a finished creation by the plan that its owner has now; null for never. */
export async function expiresAt(ctx: Context, creation: Creation): Promise<Date | null> {
  const { completedAt, expiryNotifiedAt } = creation
  const days = retentionDays((await planOf(ctx.db, creation.userId)).tier)
  if (days === null || !completedAt) return null
  const [age, notice] = [daysLater(completedAt, days), daysLater(expiryNotifiedAt ?? ctx.clock.now(), NOTICE_DAYS)]
  return age > notice ? age : notice
}

/**
 * Until when a deleted creation can be restored. What failed, or has no trash, stays for a day; the rest stays for a month, but
 * beyond that day no longer than its age allows.
 */
export function trashedUntil(creation: TrashedCreation, deletedAt: Date, tier: Tier): Date {
  const { kind, status, completedAt } = creation
  const day = daysLater(deletedAt, 1)
  if (!completedAt || status !== 'completed' || !DEFINITIONS[kind].hasTrash) return day
  const month = daysLater(deletedAt, TRASH_DAYS)
  const days = retentionDays(tier)
  if (days === null) return month
  const age = daysLater(completedAt, days)
  return age > month ? month : age > day ? age : day
}

type TrashedCreation = Pick<Creation, 'kind' | 'status' | 'completedAt'>
