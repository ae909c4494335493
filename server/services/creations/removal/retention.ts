import { retentionDays } from '#lib/catalog/entitlements.ts'
import { TRASH_DAYS } from '#lib/catalog/limits.ts'
import type { Tier } from '#lib/catalog/plans.ts'
import type { Context } from '#server/context.ts'
import type { Creation } from '#server/db/generated/client.ts'
import { DEFINITIONS } from '#server/services/creation-kinds/definitions.ts'
import { planOf } from '#server/services/plans/plan-of.ts'

const DAY_MS = 86_400_000

/** Days between the notice to the owner and the deletion because of age. */
export const NOTICE_DAYS = 7

export const daysLater = (from: Date, days: number): Date => new Date(from.getTime() + days * DAY_MS)

/**
 * When a finished creation will be deleted because of its age by its owner's present plan, but not before the notice
 * has run for NOTICE_DAYS. Null for never.
 */
export async function expiresAt(ctx: Context, creation: Creation): Promise<Date | null> {
  const { completedAt, expiryNotifiedAt } = creation
  const days = retentionDays((await planOf(ctx.db, creation.userId)).tier)
  if (days === null || !completedAt) return null
  const [age, notice] = [daysLater(completedAt, days), daysLater(expiryNotifiedAt ?? ctx.clock.now(), NOTICE_DAYS)]
  return age > notice ? age : notice
}

/**
 * Until when a deleted creation can be restored. A failed one, or one of a kind without a trash: for a day. Any other:
 * for a month, or until the age at which its owner's plan deletes it if that comes earlier, but for a day at least.
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
