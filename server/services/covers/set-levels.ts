import { queuePriority } from '#lib/catalog/entitlements.ts'
import type { CoverView, SetCoverLevels } from '#lib/schemas/cover.ts'
import type { MemberContext } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { mixCoverJob } from '#server/jobs/mix-cover.job.ts'
import { planOf } from '#server/services/accounts/plan-of.ts'
import { refuseWhenFull } from '#server/services/limits/refuse-when-full.ts'
import { coverView, MIXING, WITH_VOICE } from './cover-view.ts'
import { findOwnCover } from './find-cover.ts'

/** Has a finished cover mixed with other levels, without a new charge. The latest wish counts. */
export async function setLevels({ ctx, input }: { ctx: MemberContext; input: SetCoverLevels }): Promise<CoverView> {
  await refuseWhenFull({ ctx })
  const { id, vocalDb, backingDb } = input
  const before = await findOwnCover(ctx, id)
  if (before.status !== 'completed' || before.kind !== 'cover') throw new AppError('coverUnfinished')
  const { tier } = await planOf(ctx.db, ctx.user.id)
  const cover = await ctx.db.$transaction(async (tx) => {
    const data = { vocalDb, backingDb, stage: MIXING }
    const changed = await tx.cover.update({ where: { id }, data, include: WITH_VOICE })
    const payload = {
      coverId: id,
      vocalDb,
      backingDb,
      before: { vocalDb: before.vocalDb, backingDb: before.backingDb },
    }
    await ctx.queue.enqueue(mixCoverJob, payload, { transaction: tx, priority: queuePriority(tier) })
    return changed
  })
  return coverView(cover)
}
