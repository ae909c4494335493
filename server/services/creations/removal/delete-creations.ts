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
import { trashedUntil } from './retention.ts'

/**
 * Deletes those of some creations that are the caller's and still there. What is finished goes into the trash; what has failed
 * or has no trash goes out of sight, and can be restored for a day. What is waiting or being made is cancelled for good and
 * refunded at once: its row goes, so that its worker stops, and its waiting job with it, so that nobody waits behind it; its
 * folder is erased by the next clean-up.
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

/** Rows go at once, their folders with the next clean-up. */
export async function removeRows(tx: Transaction, creations: readonly Removed[], now: Date): Promise<void> {
  const folders = creations.map((creation) => ({ folder: folderOf(creation), since: now }))
  await tx.erasure.createMany({ data: folders, skipDuplicates: true })
  await tx.creation.deleteMany({ where: { id: { in: creations.map(({ id }) => id) } } })
}

type Removed = { readonly id: string; readonly kind: CreationKind }

/** Which deleted creations may be restored: none that is unfinished, which older versions kept in that state. */
export const RESTORABLE = {
  deletedAt: { not: null },
  status: { in: ['completed', 'failed'] },
} satisfies Prisma.CreationWhereInput

/** What the trash lists, and empties: of what may be restored all that was finished, of kinds that have a trash. */
export const LISTED_IN_TRASH = {
  deletedAt: { not: null },
  status: 'completed',
  kind: { in: TRASH_KINDS },
} satisfies Prisma.CreationWhereInput

const isListed = ({ status, kind }: Creation) => status === 'completed' && DEFINITIONS[kind].hasTrash
