import { refusalBy } from '#lib/catalog/entitlements.ts'
import { COST } from '#lib/catalog/plans.ts'
import type { WorkKind } from '#lib/schemas/work.ts'
import type { Transaction } from '#server/db/client.ts'
import type { CoverKind, JobStatus } from '#server/db/generated/client.ts'
import { refuseByPlan } from '#server/services/accounts/refuse-by-plan.ts'
import { type Account, spendCredits } from '#server/services/credits/ledger.ts'
import { songsChargedToday } from '#server/services/credits/songs-charged-today.ts'
import { refuseOverQuota } from '#server/services/limits/storage-quota.ts'
import { chargeReference } from './charge-reference.ts'
import type { WorkRow } from './work.ts'

/**
 * Charges a run of a song or cover that is stored already, or refuses it by plan or credits. Taking a song apart is free, as
 * long as there is room for it.
 * Under the lock on the account, so that no number of calls at once gets past a limit.
 */
export async function chargeWork(
  tx: Transaction,
  account: Account,
  { kind, row, now }: { kind: WorkKind; row: WorkRow & { kind?: CoverKind }; now: Date },
): Promise<void> {
  const { userId, plan } = account
  if (row.kind === 'split') return await refuseOverQuota(tx, account, now)
  refuseByPlan({
    songsToday: kind === 'song' ? refusalBy.songsToday(plan.tier, await songsChargedToday(tx, userId, now)) : null,
    atOnce: refusalBy.atOnce(plan.tier, await othersRunning(tx, userId, row.id)),
  })
  await spendCredits(tx, account, { kind, amount: COST[kind], reference: chargeReference(kind, row) }, now)
}

/** Songs and covers that are being made; those that were deleted meanwhile do not count. */
async function othersRunning(tx: Transaction, userId: string, id: string): Promise<number> {
  const where = { userId, id: { not: id }, deletedAt: null, status: { in: ['pending', 'processing'] as JobStatus[] } }
  const [songs, covers] = await Promise.all([
    tx.song.count({ where }),
    tx.cover.count({ where: { ...where, kind: 'cover' } }),
  ])
  return songs + covers
}
