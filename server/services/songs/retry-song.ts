import type { SongId, SongView } from '#lib/schemas/song.ts'
import type { MemberContext } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { makeSongJob } from '#server/jobs/make-song.job.ts'
import { lockAccount } from '#server/services/credits/ledger.ts'
import { chargeCreations } from '#server/services/generation/charge-creations.ts'
import { songSchedulingOf } from '#server/services/generation/job-scheduling.ts'
import { refuseWhenFull } from '#server/services/limits/refuse-when-full.ts'
import { findOwnSong } from './find-song.ts'
import { songView } from './song-view.ts'

/** Queues a failed song again. It was refunded when it failed, so this run is charged as a new one. */
export async function retrySong({ ctx, input }: { ctx: MemberContext; input: SongId }): Promise<SongView> {
  await refuseWhenFull({ ctx })
  const { id } = await findOwnSong(ctx, input.id)
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
    await chargeCreations(tx, account, { kind: 'song', rows: [reopened], now: ctx.clock.now() })
    await ctx.queue.enqueue(makeSongJob, { songId: id }, { transaction: tx, scheduling: songSchedulingOf(account, id) })
    return reopened
  })
  return songView(song)
}
