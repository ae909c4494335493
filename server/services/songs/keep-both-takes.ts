import type { SongId } from '#lib/schemas/song.ts'
import type { MemberContext } from '#server/context.ts'
import { findOwnSong } from './find-song.ts'

/** Ends the comparison of two takes: from then on they are two songs like any others. Twice does nothing more. */
export async function keepBothTakes({ ctx, input }: { ctx: MemberContext; input: SongId }): Promise<void> {
  const { id, takeOfId } = await findOwnSong(ctx, input.id)
  await ctx.db.song.updateMany({
    where: { creation: { userId: ctx.user.id }, ...(takeOfId ? { id } : { takeOfId: id }) },
    data: { takeOfId: null },
  })
}
