import type { SongId } from '#lib/schemas/song.ts'
import type { MemberContext } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { findOwnSong } from './find-song.ts'

/** Takes a song out of sight. Its files stay for a day, so that the person can change their mind. */
export async function deleteSong({ ctx, input }: { ctx: MemberContext; input: SongId }): Promise<void> {
  const { id } = await findOwnSong(ctx, input.id)
  await ctx.db.song.update({ where: { id }, data: { deletedAt: ctx.clock.now() } })
}

/** Brings a deleted song back. */
export async function restoreSong({ ctx, input }: { ctx: MemberContext; input: SongId }): Promise<void> {
  const { count } = await ctx.db.song.updateMany({
    where: { id: input.id, userId: ctx.user.id, deletedAt: { not: null } },
    data: { deletedAt: null },
  })
  if (count === 0) throw new AppError('songNotFound')
}
