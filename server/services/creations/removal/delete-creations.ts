import type { CreationIds, CreationKind, Deleted } from '#lib/schemas/creation.ts'
import type { MemberContext } from '#server/context.ts'
import type { Transaction } from '#server/db/client.ts'
import type { Creation, Prisma } from '#server/db/generated/client.ts'
import { chargeKey } from '#server/services/creation-kinds/charge-key.ts'
import {
  DEFINITIONS,
  folderOf,
  GENERATION_JOBS,
  TRASH_KINDS,
  UNFINISHED,
} from '#server/services/creation-kinds/definitions.ts'
import { lockAccount, refundCredits } from '#server/services/credits/ledger.ts'
import { leaveFolders } from '#server/services/storage/leave-folders.ts'
import { trashedUntil } from './retention.ts'

/**
 * Deletes those of the given creations that are the caller's and still there. Finished ones go into the trash. Failed
 * ones, and those of kinds without a trash, are hidden and can be restored for a day. Waiting and running ones are
 * cancelled for good and refunded at once: the row is deleted, so that the worker stops; the waiting job is deleted, so
 * that nobody waits behind it; the next clean-up erases the folder.
 */
export async function deleteCreations({ ctx, input }: { ctx: MemberContext; input: CreationIds }): Promise<Deleted> {
  const { id: userId } = ctx.user
  return await ctx.db.$transaction(async (tx) => {
    const { plan } = await lockAccount(tx, userId)
    const now = ctx.clock.now()
    const own = { id: { in: input.ids }, userId, deletedAt: null }
    const data = { deletedAt: now }
    const cancelled = await tx.creation.updateManyAndReturn({ where: { ...own, ...UNFINISHED }, data })
    let refunded = 0
    for (const row of cancelled)
      refunded += await refundCredits(tx, { idempotencyKey: chargeKey(row), because: 'cancelled' }, now)
    const keys = cancelled.map(({ id }) => id)
    for (const job of GENERATION_JOBS) await ctx.queue.cancel(job, keys, { transaction: tx })
    await removeRows(tx, cancelled, now)
    const kept = await tx.creation.updateManyAndReturn({ where: own, data })
    const ends = kept.filter(isListed).map((row) => +trashedUntil(row, now, plan.tier))
    return {
      restorable: kept.map(({ id }) => id),
      trashed: ends.length,
      until: ends.length > 0 ? new Date(Math.min(...ends)) : null,
      cancelled: cancelled.length,
      refunded,
    }
  })
}

/** Deletes the rows at once. The next clean-up erases their folders. */
export async function removeRows(tx: Transaction, creations: readonly Removed[], now: Date): Promise<void> {
  await leaveFolders(tx, creations.map(folderOf), now)
  await tx.creation.deleteMany({ where: { id: { in: creations.map(({ id }) => id) } } })
}

type Removed = { readonly id: string; readonly kind: CreationKind }

/**
 * Deleted creations that can be restored: none that is unfinished, although older versions kept unfinished ones in the
 * deleted state.
 */
export const RESTORABLE = {
  deletedAt: { not: null },
  status: { in: ['completed', 'failed'] },
} satisfies Prisma.CreationWhereInput

/** What the trash lists and empties: deleted creations that were finished, of kinds that have a trash. */
export const LISTED_IN_TRASH = {
  deletedAt: { not: null },
  status: 'completed',
  kind: { in: TRASH_KINDS },
} satisfies Prisma.CreationWhereInput

const isListed = ({ status, kind }: Creation) => status === 'completed' && DEFINITIONS[kind].hasTrash
