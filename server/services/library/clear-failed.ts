import { WORKS_AT_ONCE } from '#lib/catalog/limits.ts'
import type { Deleted, OneKind } from '#lib/schemas/work.ts'
import type { MemberContext } from '#server/context.ts'
import { deleteWorks } from '#server/services/making/delete-work.ts'

/** Deletes the caller's failed songs, or their failed covers. */
export async function clearFailed({ ctx, input }: { ctx: MemberContext; input: OneKind }): Promise<Deleted> {
  const { kind } = input
  const failed = {
    where: { userId: ctx.user.id, status: 'failed', deletedAt: null },
    select: { id: true },
    take: WORKS_AT_ONCE,
  } as const
  const rows =
    kind === 'song'
      ? await ctx.db.song.findMany(failed)
      : await ctx.db.cover.findMany({ ...failed, where: { ...failed.where, kind: 'cover' } })
  return await deleteWorks({ ctx, input: { kind, ids: rows.map(({ id }) => id) } })
}
