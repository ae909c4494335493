import { queuePriority } from '#lib/catalog/entitlements.ts'
import type { SongId } from '#lib/schemas/song.ts'
import type { MemberContext } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { makeSongJob } from '#server/jobs/make-song.job.ts'
import { planOf } from '#server/services/accounts/plan-of.ts'
import { isUnfinished } from '#server/services/making/work.ts'
import { findOwnSong } from './find-song.ts'

/** Takes a song out of sight. Its files stay for a day, so that the person can change their mind. */
export async function deleteSong({ ctx, input }: { ctx: MemberContext; input: SongId }): Promise<void> {
  const { id } = await findOwnSong(ctx, input.id)
  await ctx.db.song.update({ where: { id }, data: { deletedAt: ctx.clock.now() } })
}

/** Brings a deleted song back; one that was being made is made from the start, since its worker has let it go or will. */
export async function restoreSong({ ctx, input }: { ctx: MemberContext; input: SongId }): Promise<void> {
  const { id: userId } = ctx.user
  const { tier } = await planOf(ctx.db, userId)
  await ctx.db.$transaction(async (tx) => {
    const [song] = await tx.song.updateManyAndReturn({
      where: { id: input.id, userId, deletedAt: { not: null } },
      data: { deletedAt: null },
    })
    if (!song) throw new AppError('songNotFound')
    if (isUnfinished(song))
      await ctx.queue.enqueue(makeSongJob, { songId: song.id }, { transaction: tx, priority: queuePriority(tier) })
  })
}
