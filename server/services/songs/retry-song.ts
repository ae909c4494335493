import { PLANS, SONG_COST } from '#lib/catalog/plans.ts'
import type { SongId, SongView } from '#lib/schemas/song.ts'
import type { MemberContext } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { makeSongJob } from '#server/jobs/make-song.job.ts'
import { planOf } from '#server/services/accounts/plan-of.ts'
import { lockAccount, spendCredits, topUpFree } from '#server/services/credits/ledger.ts'
import { chargeReference } from '#server/services/making/charge-reference.ts'
import { findOwnSong } from './find-song.ts'
import { songView } from './song-view.ts'

/** Queues a failed song again. It was refunded when it failed, so this run is charged as a new one. */
export async function retrySong({ ctx, input }: { ctx: MemberContext; input: SongId }): Promise<SongView> {
  const { id } = await findOwnSong(ctx, input.id)
  const { tier } = await planOf(ctx.db, ctx.user.id)
  const song = await ctx.db.$transaction(async (tx) => {
    const account = await lockAccount(tx, ctx.user.id)
    const [reopened] = await tx.song.updateManyAndReturn({
      where: { id, status: 'failed' },
      data: {
        status: 'pending',
        run: { increment: 1 },
        progress: 0,
        stage: null,
        failure: null,
        queuedAt: ctx.clock.now(),
      },
    })
    if (!reopened) throw new AppError('notRetryable')
    const funded = await topUpFree(tx, account, tier, ctx.clock.now())
    await spendCredits(tx, funded, { kind: 'song', amount: SONG_COST, reference: chargeReference('song', reopened) })
    const priority = PLANS[tier].queuePriority
    await ctx.queue.enqueue(makeSongJob, { songId: id }, { transaction: tx, priority })
    return reopened
  })
  return songView(song)
}
