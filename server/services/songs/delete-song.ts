import type { SongId } from '#lib/schemas/song.ts'
import type { Deleted } from '#lib/schemas/work.ts'
import type { MemberContext } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { deleteWork, RESTORABLE } from '#server/services/making/delete-work.ts'

export async function deleteSong({ ctx, input }: { ctx: MemberContext; input: SongId }): Promise<Deleted> {
  return await deleteWork({ ctx, input: { kind: 'song', id: input.id } })
}

/** Brings back a finished song that was deleted less than a day ago. */
export async function restoreSong({ ctx, input }: { ctx: MemberContext; input: SongId }): Promise<void> {
  const { count } = await ctx.db.song.updateMany({
    where: { ...RESTORABLE, id: input.id, userId: ctx.user.id },
    data: { deletedAt: null },
  })
  if (count === 0) throw new AppError('songNotFound')
}
