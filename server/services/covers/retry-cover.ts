import type { CoverId, CoverView } from '#lib/schemas/cover.ts'
import type { MemberContext } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { makeCoverJob } from '#server/jobs/make-cover.job.ts'
import { lockAccount } from '#server/services/credits/ledger.ts'
import { chargeCreations } from '#server/services/generation/charge-creations.ts'
import { schedulingOf } from '#server/services/generation/job-scheduling.ts'
import { refuseWhenFull } from '#server/services/limits/refuse-when-full.ts'
import { coverView, WITH_VOICE } from './cover-view.ts'
import { findOwnCover } from './find-cover.ts'
import { lookUpLink } from './look-up-link.ts'
import { countSplit } from './split-song.ts'

/** Queues a failed cover again. It was refunded when it failed, so this run is charged as a new one. */
export async function retryCover({ ctx, input }: { ctx: MemberContext; input: CoverId }): Promise<CoverView> {
  await refuseWhenFull({ ctx })
  const { id, kind, status, sourceUrl } = await findOwnCover(ctx, input.id)
  // What its link is refused for now would be found out after the charge.
  if (status === 'failed' && sourceUrl) await lookUpLink({ ctx, input: { url: sourceUrl } })
  if (kind === 'split') await countSplit(ctx)
  const cover = await ctx.db.$transaction(async (tx) => {
    const account = await lockAccount(tx, ctx.user.id)
    const now = ctx.clock.now()
    const data = {
      status: 'pending',
      run: { increment: 1 },
      progress: 0,
      stage: null,
      failure: null,
      queuedAt: now,
    } as const
    const [reopened] = await tx.cover.updateManyAndReturn({ where: { id, status: 'failed' }, data })
    if (!reopened) throw new AppError('notRetryable')
    await chargeCreations(tx, account, { kind: 'cover', rows: [reopened], now })
    await ctx.queue.enqueue(makeCoverJob, { coverId: id }, { transaction: tx, scheduling: schedulingOf(account, id) })
    return await tx.cover.findUniqueOrThrow({ where: { id }, include: WITH_VOICE })
  })
  return coverView(cover)
}
