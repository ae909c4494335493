import { isOpen } from '#lib/catalog/visibility.ts'
import type { Context, MemberContext } from '#server/context.ts'
import type { Song, User } from '#server/db/generated/client.ts'
import { AppError } from '#server/errors.ts'

/** A song that the caller may see: their own in any state, others' when finished and open. Else songNotFound. */
export async function findVisibleSong(ctx: Context, id: string): Promise<Song & { user: Pick<User, 'name'> }> {
  const song = await ctx.db.song.findFirst({
    where: { id, deletedAt: null },
    include: { user: { select: { name: true } } },
  })
  if (!song) throw new AppError('songNotFound')
  const own = song.userId === ctx.user?.id
  if (!own && !isOpen(song)) throw new AppError('songNotFound')
  return song
}

/** A song of the caller's own. Else songNotFound, whether or not it exists. */
export async function findOwnSong(ctx: MemberContext, id: string): Promise<Song> {
  const song = await ctx.db.song.findFirst({ where: { id, userId: ctx.user.id, deletedAt: null } })
  if (!song) throw new AppError('songNotFound')
  return song
}
