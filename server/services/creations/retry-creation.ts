import type { MemberContext } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { lockAccount } from '#server/services/credits/ledger.ts'
import { refuseWhenFull } from '#server/services/limits/refuse-when-full.ts'
import { chargeCreations } from './charge-creations.ts'
import { NO_PROGRESS } from './claim-creation.ts'
import { queueCreation } from './queue-creation.ts'

/**
 * Queues a failed creation of the caller's again. It was refunded when it failed, so this run is charged as a new one. Throws
 * notRetryable where it has not failed.
 */
export async function retryCreation({ ctx, input }: { ctx: MemberContext; input: { id: string } }): Promise<void> {
  await refuseWhenFull({ ctx })
  await ctx.db.$transaction(async (tx) => {
    const account = await lockAccount(tx, ctx.user.id)
    const now = ctx.clock.now()
    const [creation] = await tx.creation.updateManyAndReturn({
      where: { id: input.id, userId: ctx.user.id, status: 'failed', deletedAt: null },
      data: { ...NO_PROGRESS, status: 'pending', run: { increment: 1 }, progress: 0, failure: null, queuedAt: now },
    })
    if (!creation) throw new AppError('notRetryable')
    await chargeCreations(tx, account, { creations: [creation], now })
    await queueCreation(ctx, tx, { account, creation })
  })
}
