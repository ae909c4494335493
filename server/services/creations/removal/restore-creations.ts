import type { CreationIds } from '#lib/schemas/creation.ts'
import type { MemberContext } from '#server/context.ts'
import { lockAccount } from '#server/services/credits/ledger.ts'
import { RESTORABLE } from './delete-creations.ts'

/** Brings back those of the caller's deleted creations that are still there; says how many. */
export async function restoreCreations({ ctx, input }: { ctx: MemberContext; input: CreationIds }): Promise<number> {
  const { id: userId } = ctx.user
  return await ctx.db.$transaction(async (tx) => {
    await lockAccount(tx, userId)
    const where = { ...RESTORABLE, id: { in: input.ids }, userId }
    return (await tx.creation.updateMany({ where, data: { deletedAt: null } })).count
  })
}
