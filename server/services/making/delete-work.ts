import type { Deleted } from '#lib/schemas/work.ts'
import type { MemberContext } from '#server/context.ts'
import type { Prisma } from '#server/db/generated/client.ts'
import { AppError, type ErrorReason } from '#server/errors.ts'
import { lockAccount, refundCredits } from '#server/services/credits/ledger.ts'
import { chargeReference } from './charge-reference.ts'
import { folderOf, type WorkKind, workTable } from './work.ts'

const NOT_FOUND: Readonly<Record<WorkKind, ErrorReason>> = { song: 'songNotFound', cover: 'coverNotFound' }

/**
 * Deletes a song or cover of the caller's. What is finished or failed goes out of sight and can be restored for a day. What is
 * waiting or being made is cancelled for good and refunded at once: its row goes, so that its worker stops and no queued job
 * finds anything to do; its folder is erased by the next tidying. Throws songNotFound or coverNotFound.
 */
export async function deleteWork(call: {
  ctx: MemberContext
  input: { kind: WorkKind; id: string }
}): Promise<Deleted> {
  const { ctx, input } = call
  const { kind, id } = input
  const { id: userId } = ctx.user
  return await ctx.db.$transaction(async (tx) => {
    await lockAccount(tx, userId)
    const table = workTable(tx, kind)
    const now = ctx.clock.now()
    const own = { id, userId, deletedAt: null }
    const unfinished = { ...own, status: { in: ['pending' as const, 'processing' as const] } }
    const [cancelled] = await table.updateManyAndReturn({ where: unfinished, data: { deletedAt: now } })
    if (cancelled) {
      const refunded = await refundCredits(tx, chargeReference(kind, cancelled), now)
      const folder = folderOf(kind, id)
      await tx.erasure.upsert({ where: { folder }, create: { folder, since: now }, update: {} })
      await table.deleteMany({ where: { id } })
      return { restorable: false, refunded }
    }
    const { count } = await table.updateMany({ where: own, data: { deletedAt: now } })
    if (count === 0) throw new AppError(NOT_FOUND[kind])
    return { restorable: true, refunded: 0 }
  })
}

/** What of deleted work may be restored: nothing that is unfinished, which older versions kept in that state. */
export const RESTORABLE = {
  deletedAt: { not: null },
  status: { in: ['completed', 'failed'] },
} satisfies Prisma.SongWhereInput & Prisma.CoverWhereInput
