import { queuePriority } from '#lib/catalog/entitlements.ts'
import type { CoverId } from '#lib/schemas/cover.ts'
import type { MemberContext } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { makeCoverJob } from '#server/jobs/make-cover.job.ts'
import { mixCoverJob } from '#server/jobs/mix-cover.job.ts'
import { planOf } from '#server/services/accounts/plan-of.ts'
import { isUnfinished } from '#server/services/making/work.ts'
import { MIXING } from './cover-view.ts'
import { findOwnCover } from './find-cover.ts'

/** Takes a cover out of sight. Its files stay for a day, so that the person can change their mind. */
export async function deleteCover({ ctx, input }: { ctx: MemberContext; input: CoverId }): Promise<void> {
  const { id } = await findOwnCover(ctx, input.id)
  await ctx.db.cover.update({ where: { id }, data: { deletedAt: ctx.clock.now() } })
}

/** Brings a deleted cover back; what its worker was doing is done from the start, since it has let it go or will. */
export async function restoreCover({ ctx, input }: { ctx: MemberContext; input: CoverId }): Promise<void> {
  const { id: userId } = ctx.user
  const { tier } = await planOf(ctx.db, userId)
  await ctx.db.$transaction(async (tx) => {
    const [cover] = await tx.cover.updateManyAndReturn({
      where: { id: input.id, userId, deletedAt: { not: null } },
      data: { deletedAt: null },
    })
    if (!cover) throw new AppError('coverNotFound')
    const { id: coverId, vocalDb, backingDb, stage } = cover
    const options = { transaction: tx, priority: queuePriority(tier) }
    if (isUnfinished(cover)) await ctx.queue.enqueue(makeCoverJob, { coverId }, options)
    else if (stage === MIXING) {
      const levels = { vocalDb, backingDb }
      await ctx.queue.enqueue(mixCoverJob, { coverId, ...levels, before: levels }, options)
    }
  })
}
