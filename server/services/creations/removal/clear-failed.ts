import { CREATIONS_AT_ONCE } from '#lib/catalog/limits.ts'
import type { CreationKindInput, Deleted } from '#lib/schemas/creation.ts'
import type { MemberContext } from '#server/context.ts'
import { deleteCreations } from './delete-creations.ts'

/** Deletes the caller's failed creations of a kind. */
export async function clearFailed({ ctx, input }: { ctx: MemberContext; input: CreationKindInput }): Promise<Deleted> {
  const failed = await ctx.db.creation.findMany({
    where: { userId: ctx.user.id, kind: input.kind, status: 'failed', deletedAt: null },
    select: { id: true },
    take: CREATIONS_AT_ONCE,
  })
  return await deleteCreations({ ctx, input: { ids: failed.map(({ id }) => id) } })
}
