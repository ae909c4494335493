import { storageDays } from '#lib/catalog/entitlements.ts'
import { TRASH_DAYS } from '#lib/catalog/limits.ts'
import type { Tier } from '#lib/catalog/plans.ts'
import type { Context } from '#server/context.ts'
import { planOf } from '#server/services/accounts/plan-of.ts'
import type { CreationRow } from './creation-table.ts'

const DAY_MS = 86_400_000

/** Nothing is deleted for its age before its owner has known for so many days. */
export const NOTICE_DAYS = 7

export const daysLater = (from: Date, days: number): Date => new Date(from.getTime() + days * DAY_MS)

/** When its age ends a finished song or cover by the plan that its owner has now; null for never. */
export async function expiresAt(ctx: Context, creation: FinishedCreation): Promise<Date | null> {
  const { completedAt, expiryNotifiedAt } = creation
  const days = storageDays((await planOf(ctx.db, creation.userId)).tier)
  if (days === null || !completedAt) return null
  const [age, notice] = [daysLater(completedAt, days), daysLater(expiryNotifiedAt ?? ctx.clock.now(), NOTICE_DAYS)]
  return age > notice ? age : notice
}

/**
 * Until when a deleted creation can be restored. What failed or was only taken apart stays for a day; finished songs and covers
 * stay for a month, but beyond that day no longer than their age allows.
 */
export function trashedUntil(creation: TrashedCreation, deletedAt: Date, tier: Tier): Date {
  const day = daysLater(deletedAt, 1)
  if (!creation.completedAt || creation.status !== 'completed' || creation.kind === 'split') return day
  const month = daysLater(deletedAt, TRASH_DAYS)
  const days = storageDays(tier)
  if (days === null) return month
  const age = daysLater(creation.completedAt, days)
  return age > month ? month : age > day ? age : day
}

type TrashedCreation = Pick<CreationRow, 'status' | 'completedAt' | 'kind'>
type FinishedCreation = {
  readonly userId: string
  readonly completedAt: Date | null
  readonly expiryNotifiedAt: Date | null
}
