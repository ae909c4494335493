import type { CoverId } from '#lib/schemas/cover.ts'
import type { Deleted } from '#lib/schemas/work.ts'
import type { MemberContext } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { mixCoverJob } from '#server/jobs/mix-cover.job.ts'
import { lockAccount } from '#server/services/credits/ledger.ts'
import { deleteWork, RESTORABLE } from '#server/services/making/delete-work.ts'
import { turnOf } from '#server/services/making/turn-of.ts'
import { MIXING } from './cover-view.ts'

export async function deleteCover({ ctx, input }: { ctx: MemberContext; input: CoverId }): Promise<Deleted> {
  return await deleteWork({ ctx, input: { kind: 'cover', id: input.id } })
}

/** Brings back a finished cover that was deleted less than a day ago. One that was being mixed is mixed again. */
export async function restoreCover({ ctx, input }: { ctx: MemberContext; input: CoverId }): Promise<void> {
  const { id: userId } = ctx.user
  await ctx.db.$transaction(async (tx) => {
    const account = await lockAccount(tx, userId)
    const [cover] = await tx.cover.updateManyAndReturn({
      where: { ...RESTORABLE, id: input.id, userId },
      data: { deletedAt: null },
    })
    if (!cover) throw new AppError('coverNotFound')
    if (cover.stage !== MIXING) return
    const { id: coverId, vocalDb, backingDb } = cover
    const levels = { vocalDb, backingDb }
    await ctx.queue.enqueue(
      mixCoverJob,
      { coverId, ...levels, before: levels },
      { transaction: tx, turn: turnOf(account, coverId) },
    )
  })
}
