import type { CoverId } from '#lib/schemas/cover.ts'
import type { Deleted } from '#lib/schemas/creation.ts'
import type { MemberContext } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { mixCoverJob } from '#server/jobs/mix-cover.job.ts'
import { lockAccount } from '#server/services/credits/ledger.ts'
import { deleteCreation, RESTORABLE } from '#server/services/generation/delete-creations.ts'
import { schedulingOf } from '#server/services/generation/job-scheduling.ts'
import { MIXING } from './cover-view.ts'

export async function deleteCover({ ctx, input }: { ctx: MemberContext; input: CoverId }): Promise<Deleted> {
  return await deleteCreation({ ctx, input: { kind: 'cover', id: input.id } })
}

/** Brings back a cover that was deleted, as long as it is there. */
export async function restoreCover({ ctx, input }: { ctx: MemberContext; input: CoverId }): Promise<void> {
  if ((await restoreCovers({ ctx, input: { ids: [input.id] } })) === 0) throw new AppError('coverNotFound')
}

/** Brings back those of some deleted covers that are still there; says how many. One that was being mixed is mixed again. */
export async function restoreCovers(call: { ctx: MemberContext; input: { ids: string[] } }): Promise<number> {
  const { ctx, input } = call
  const { id: userId } = ctx.user
  return await ctx.db.$transaction(async (tx) => {
    const account = await lockAccount(tx, userId)
    const covers = await tx.cover.updateManyAndReturn({
      where: { ...RESTORABLE, id: { in: input.ids }, userId },
      data: { deletedAt: null },
    })
    for (const { id: coverId, stage, vocalDb, backingDb } of covers) {
      if (stage !== MIXING) continue
      const levels = { vocalDb, backingDb }
      await ctx.queue.enqueue(
        mixCoverJob,
        { coverId, ...levels, before: levels },
        { transaction: tx, scheduling: schedulingOf(account, coverId) },
      )
    }
    return covers.length
  })
}
