import { CREATION_KINDS, type CreationIds } from '#lib/schemas/creation.ts'
import type { MemberContext } from '#server/context.ts'
import type { Transaction } from '#server/db/client.ts'
import { lockAccount } from '#server/services/credits/ledger.ts'
import { creationTable } from '#server/services/generation/creation-table.ts'
import { listedInTrash, removeRows } from '#server/services/generation/delete-creations.ts'

/** Deletes for good those of some songs or covers that are in the caller's trash. */
export async function eraseCreations({ ctx, input }: { ctx: MemberContext; input: CreationIds }): Promise<void> {
  await ctx.db.$transaction((tx) => erase(tx, ctx, { kind: input.kind, id: { in: input.ids } }))
}

/** Deletes for good all that the caller's trash lists; what failed can still be brought back by its toast. */
export async function emptyTrash({ ctx }: { ctx: MemberContext }): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    for (const kind of CREATION_KINDS) await erase(tx, ctx, { kind })
  })
}

type Which = { readonly kind: CreationIds['kind']; readonly id?: { in: string[] } }

/** Under the lock on the account, so that nothing goes that is being restored. */
async function erase(tx: Transaction, { user, clock }: MemberContext, { kind, ...which }: Which): Promise<void> {
  await lockAccount(tx, user.id)
  const rows = await creationTable(tx, kind).findMany({ where: { ...listedInTrash(kind), ...which, userId: user.id } })
  await removeRows(tx, { kind, ids: rows.map(({ id }) => id), now: clock.now() })
}
