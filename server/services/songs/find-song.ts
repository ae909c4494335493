import { isOpen } from '#lib/catalog/visibility.ts'
import type { Context, MemberContext } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { type SongRow, songRow, WITH_SONG } from './song-row.ts'

/** A song that the caller may see: their own in any state, others' when finished and open. Else songNotFound. */
export async function findVisibleSong(ctx: Context, id: string): Promise<SongRow & { user: { name: string | null } }> {
  const creation = await ctx.db.creation.findFirst({
    where: { id, kind: 'song', deletedAt: null },
    include: { ...WITH_SONG, user: { select: { name: true } } },
  })
  if (!creation) throw new AppError('songNotFound')
  if (creation.userId !== ctx.user?.id && !isOpen(creation)) throw new AppError('songNotFound')
  return songRow(creation)
}

/** A song of the caller's own. Else songNotFound, whether or not it exists. */
export async function findOwnSong(ctx: MemberContext, id: string): Promise<SongRow> {
  const where = { id, kind: 'song', userId: ctx.user.id, deletedAt: null } as const
  const creation = await ctx.db.creation.findFirst({ where, include: WITH_SONG })
  if (!creation) throw new AppError('songNotFound')
  return songRow(creation)
}
