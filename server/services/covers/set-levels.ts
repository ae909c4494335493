import type { CoverView, SetCoverLevels } from '#lib/schemas/cover.ts'
import type { MemberContext } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { mixCoverJob } from '#server/jobs/mix-cover.job.ts'
import { lockAccount } from '#server/services/credits/ledger.ts'
import { schedulingOf } from '#server/services/generation/job-scheduling.ts'
import { refuseWhenFull } from '#server/services/limits/refuse-when-full.ts'
import { coverView, MIXING, WITH_VOICE } from './cover-view.ts'
import { findOwnCover } from './find-cover.ts'

/** Has a finished cover mixed with other levels, without a new charge. The latest request counts. */
export async function setLevels({ ctx, input }: { ctx: MemberContext; input: SetCoverLevels }): Promise<CoverView> {
  await refuseWhenFull({ ctx })
  const { id, vocalDb, backingDb } = input
  const before = await findOwnCover(ctx, id)
  if (before.status !== 'completed' || before.kind !== 'cover') throw new AppError('coverUnfinished')
  const cover = await ctx.db.$transaction(async (tx) => {
    const account = await lockAccount(tx, ctx.user.id)
    const data = { vocalDb, backingDb, stage: MIXING }
    const changed = await tx.cover.update({ where: { id }, data, include: WITH_VOICE })
    const payload = {
      coverId: id,
      vocalDb,
      backingDb,
      before: { vocalDb: before.vocalDb, backingDb: before.backingDb },
    }
    await ctx.queue.enqueue(mixCoverJob, payload, { transaction: tx, scheduling: schedulingOf(account, id) })
    return changed
  })
  return coverView(cover)
}
