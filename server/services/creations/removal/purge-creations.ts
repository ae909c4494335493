import { retentionDays } from '#lib/catalog/entitlements.ts'
import { TRASH_DAYS } from '#lib/catalog/limits.ts'
import { TIERS } from '#lib/catalog/plans.ts'
import type { Services } from '#server/context.ts'
import type { Transaction } from '#server/db/client.ts'
import type { Prisma } from '#server/db/generated/client.ts'
import { TRASH_KINDS } from '#server/services/creation-kinds/definitions.ts'
import { lockAccount, skipDeletedAccount } from '#server/services/credits/ledger.ts'
import { removeRows } from './delete-creations.ts'
import { daysLater, trashedUntil } from './retention.ts'

const BATCH_SIZE = 200
/** The lowest age in days at which any plan shortens the time in the trash. */
const FIRST_AGE = Math.min(...TIERS.map((tier) => retentionDays(tier) ?? Number.POSITIVE_INFINITY))

/** Removes deleted creations whose time in the trash is over. */
export async function purgeCreations({ ctx }: { ctx: Services }): Promise<void> {
  const now = ctx.clock.now()
  const select = { id: true, userId: true }
  let after: string | undefined
  for (;;) {
    const where = { ...perhapsOver(now), ...(after ? { id: { gt: after } } : {}) }
    const rows = await ctx.db.creation.findMany({ where, select, orderBy: { id: 'asc' }, take: BATCH_SIZE })
    for (const [userId, theirs] of Map.groupBy(rows, (row) => row.userId)) {
      const purge = { userId, ids: theirs.map(({ id }) => id), now }
      await ctx.db.$transaction((tx) => purgeTheirs(tx, purge)).catch(skipDeletedAccount)
    }
    after = rows.at(-1)?.id
    if (rows.length < BATCH_SIZE) return
  }
}

type Purge = { readonly userId: string; readonly ids: string[]; readonly now: Date }

/** Works under the lock on the account, so that it removes nothing that is being restored. */
async function purgeTheirs(tx: Transaction, { userId, ids, now }: Purge): Promise<void> {
  const { tier } = (await lockAccount(tx, userId)).plan
  const rows = await tx.creation.findMany({ where: { id: { in: ids }, ...perhapsOver(now) } })
  const isOver = (row: (typeof rows)[number]) => row.deletedAt && trashedUntil(row, row.deletedAt, tier) <= now
  await removeRows(tx, rows.filter(isOver), now)
}

/** Creations that may be due. For all others no plan has to be looked up. */
function perhapsOver(now: Date) {
  return {
    deletedAt: { lte: daysLater(now, -1) },
    OR: [
      { deletedAt: { lte: daysLater(now, -TRASH_DAYS) } },
      { completedAt: { lte: daysLater(now, -FIRST_AGE) } },
      { completedAt: null },
      { status: { not: 'completed' } },
      { kind: { notIn: TRASH_KINDS } },
    ],
  } satisfies Prisma.CreationWhereInput
}
