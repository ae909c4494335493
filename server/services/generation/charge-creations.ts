import { refusalBy } from '#lib/catalog/entitlements.ts'
import { COST } from '#lib/catalog/plans.ts'
import type { CreationKind } from '#lib/schemas/creation.ts'
import type { Transaction } from '#server/db/client.ts'
import type { JobStatus } from '#server/db/generated/client.ts'
import { refuseByPlan } from '#server/services/accounts/refuse-by-plan.ts'
import { type Account, spendCredits } from '#server/services/credits/ledger.ts'
import { songsChargedToday } from '#server/services/credits/songs-charged-today.ts'
import { refuseOverQuota } from '#server/services/limits/storage-quota.ts'
import { chargeReference } from './charge-reference.ts'
import type { CreationRow } from './creation-table.ts'

type Charge = {
  readonly kind: CreationKind
  /** What one press asks for, stored already. */
  readonly rows: readonly [CreationRow, ...CreationRow[]]
  readonly now: Date
}

/**
 * Charges a run of songs or covers that one press asks for, all of them, or refuses all of them by plan or credits. Taking a
 * song apart is free, as long as there is room for it.
 * Under the lock on the account, so that no number of calls at once gets past a limit.
 */
export async function chargeCreations(tx: Transaction, account: Account, { kind, rows, now }: Charge): Promise<void> {
  const { userId, plan } = account
  if (rows[0].kind === 'split') return await refuseOverQuota(tx, account, now)
  refuseByPlan({
    songsToday:
      kind === 'song' ? refusalBy.songsToday(plan.tier, await songsChargedToday(tx, userId, now), rows.length) : null,
    atOnce: refusalBy.atOnce(plan.tier, await othersRunning(tx, userId, rows)),
  })
  const spends = rows.map((row) => ({ kind, amount: COST[kind], reference: chargeReference(kind, row) }))
  await spendCredits(tx, account, spends, now)
}

/** Songs and covers that are being made besides; those that were deleted meanwhile do not count. */
async function othersRunning(tx: Transaction, userId: string, rows: readonly CreationRow[]): Promise<number> {
  const id = { notIn: rows.map((row) => row.id) }
  const where = { userId, id, deletedAt: null, status: { in: ['pending', 'processing'] as JobStatus[] } }
  const [songs, covers] = await Promise.all([
    tx.song.count({ where }),
    tx.cover.count({ where: { ...where, kind: 'cover' } }),
  ])
  return songs + covers
}
