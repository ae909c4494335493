import type { CreationIds, CreationKind, Deleted } from '#lib/schemas/creation.ts'
import type { MemberContext } from '#server/context.ts'
import type { Transaction } from '#server/db/client.ts'
import type { Prisma } from '#server/db/generated/client.ts'
import { AppError, type ErrorReason } from '#server/errors.ts'
import { lockAccount, refundCredits } from '#server/services/credits/ledger.ts'
import { chargeReference } from './charge-reference.ts'
import { type CreationRow, creationTable, folderOf } from './creation-table.ts'
import { GENERATION_JOBS } from './generation-jobs.ts'
import { trashedUntil } from './retention.ts'

const NOT_FOUND: Readonly<Record<CreationKind, ErrorReason>> = { song: 'songNotFound', cover: 'coverNotFound' }

/** Deletes one song or cover of the caller's. Throws songNotFound or coverNotFound. */
export async function deleteCreation(call: {
  ctx: MemberContext
  input: { kind: CreationKind; id: string }
}): Promise<Deleted> {
  const { kind, id } = call.input
  const deleted = await deleteCreations({ ctx: call.ctx, input: { kind, ids: [id] } })
  if (deleted.restorable.length + deleted.cancelled === 0) throw new AppError(NOT_FOUND[kind])
  return deleted
}

/**
 * Deletes those of some songs or covers that are the caller's and still there. What is finished goes into the trash; what
 * has failed or was only taken apart goes out of sight, and can be restored for a day. What is waiting or being made is cancelled for good and refunded
 * at once: its row goes, so that its worker stops, and its waiting job with it, so that nobody waits behind it; its folder is
 * erased by the next tidying.
 */
export async function deleteCreations({ ctx, input }: { ctx: MemberContext; input: CreationIds }): Promise<Deleted> {
  const { kind, ids } = input
  const { id: userId } = ctx.user
  return await ctx.db.$transaction(async (tx) => {
    const { plan } = await lockAccount(tx, userId)
    const table = creationTable(tx, kind)
    const now = ctx.clock.now()
    const own = { id: { in: ids }, userId, deletedAt: null }
    const unfinished = { ...own, status: { in: ['pending' as const, 'processing' as const] } }
    const cancelled = await table.updateManyAndReturn({ where: unfinished, data: { deletedAt: now } })
    let refunded = 0
    for (const row of cancelled)
      refunded += await refundCredits(tx, { reference: chargeReference(kind, row), because: 'cancelled' }, now)
    const gone = cancelled.map(({ id }) => id)
    await ctx.queue.cancel(GENERATION_JOBS[kind], gone, { transaction: tx })
    await removeRows(tx, { kind, ids: gone, now })
    const kept = await table.updateManyAndReturn({ where: own, data: { deletedAt: now } })
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

type Removal = { readonly kind: CreationKind; readonly ids: readonly string[]; readonly now: Date }

/** Rows go at once, their folders with the next tidying. */
export async function removeRows(tx: Transaction, { kind, ids, now }: Removal): Promise<void> {
  const folders = ids.map((id) => ({ folder: folderOf(kind, id), since: now }))
  await tx.erasure.createMany({ data: folders, skipDuplicates: true })
  await creationTable(tx, kind).deleteMany({ where: { id: { in: [...ids] } } })
}

/** Which deleted creations may be restored: none that is unfinished, which older versions kept in that state. */
export const RESTORABLE = {
  deletedAt: { not: null },
  status: { in: ['completed', 'failed'] },
} satisfies Prisma.SongWhereInput & Prisma.CoverWhereInput

/** What the trash lists, and empties: of what may be restored all that was finished, but no song that was only taken apart. */
export const listedInTrash = (kind: CreationKind) => ({
  deletedAt: { not: null },
  status: 'completed' as const,
  ...(kind === 'cover' ? { kind: 'cover' as const } : {}),
})

const isListed = ({ status, kind }: Pick<CreationRow, 'status' | 'kind'>) => status === 'completed' && kind !== 'split'
