import { CREATIONS_AT_ONCE } from '#lib/catalog/limits.ts'
import type { CreationKindInput, Deleted } from '#lib/schemas/creation.ts'
import type { MemberContext } from '#server/context.ts'
import { deleteCreations } from '#server/services/generation/delete-creations.ts'

/** Deletes the caller's failed songs, or their failed covers. */
export async function clearFailed({ ctx, input }: { ctx: MemberContext; input: CreationKindInput }): Promise<Deleted> {
  const { kind } = input
  const failed = {
    where: { userId: ctx.user.id, status: 'failed', deletedAt: null },
    select: { id: true },
    take: CREATIONS_AT_ONCE,
  } as const
  const rows =
    kind === 'song'
      ? await ctx.db.song.findMany(failed)
      : await ctx.db.cover.findMany({ ...failed, where: { ...failed.where, kind: 'cover' } })
  return await deleteCreations({ ctx, input: { kind, ids: rows.map(({ id }) => id) } })
}
