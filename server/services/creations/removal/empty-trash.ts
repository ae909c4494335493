import type { CreationIds } from '#lib/schemas/creation.ts'
import type { MemberContext } from '#server/context.ts'
import { lockAccount } from '#server/services/credits/ledger.ts'
import { LISTED_IN_TRASH, removeRows } from './delete-creations.ts'

/** Deletes for good those of some creations that are in the caller's trash. */
export async function eraseCreations({ ctx, input }: { ctx: MemberContext; input: CreationIds }): Promise<void> {
  await erase(ctx, { id: { in: input.ids } })
}

/**
 * Deletes for good everything that the caller's trash lists. That leaves out failed creations, which their toast can
 * still bring back.
 */
export async function emptyTrash({ ctx }: { ctx: MemberContext }): Promise<void> {
  await erase(ctx, {})
}

/** Works under the lock on the account, so that it deletes nothing that is being restored. */
async function erase({ db, user, clock }: MemberContext, which: { readonly id?: { in: string[] } }): Promise<void> {
  await db.$transaction(async (tx) => {
    await lockAccount(tx, user.id)
    const rows = await tx.creation.findMany({ where: { ...LISTED_IN_TRASH, ...which, userId: user.id } })
    await removeRows(tx, rows, clock.now())
  })
}
