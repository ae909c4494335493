import { retentionDays } from '#lib/catalog/entitlements.ts'
import { TRASH_DAYS } from '#lib/catalog/limits.ts'
import { TIERS, type Tier } from '#lib/catalog/plans.ts'
import type { Services } from '#server/context.ts'
import type { Prisma } from '#server/db/generated/client.ts'
import { folderOf, TRASH_KINDS } from '#server/services/creation-kinds/definitions.ts'
import { planOf } from '#server/services/plans/plan-of.ts'
import { daysLater, trashedUntil } from './retention.ts'

const BATCH_SIZE = 200
/** The lowest age in days at which any plan shortens the time in the trash. */
const FIRST_AGE = Math.min(...TIERS.map((tier) => retentionDays(tier) ?? Number.POSITIVE_INFINITY))

/** Removes deleted creations whose time in the trash is over: files first, so that a crash in between leaves no file behind. */
export async function purgeCreations({ ctx }: { ctx: Services }): Promise<void> {
  const now = ctx.clock.now()
  const tiers = new Map<string, Tier>()
  const tierOf = async (userId: string) => {
    const tier = tiers.get(userId) ?? (await planOf(ctx.db, userId)).tier
    tiers.set(userId, tier)
    return tier
  }
  let after: string | undefined
  for (;;) {
    const where = { ...perhapsOver(now), ...(after ? { id: { gt: after } } : {}) }
    const rows = await ctx.db.creation.findMany({ where, orderBy: { id: 'asc' }, take: BATCH_SIZE })
    for (const row of rows) {
      const { id, userId, deletedAt } = row
      if (!deletedAt || trashedUntil(row, deletedAt, await tierOf(userId)) > now) continue
      await ctx.storage.remove(folderOf(row))
      await ctx.db.creation.deleteMany({ where: { id, deletedAt } })
    }
    after = rows.at(-1)?.id
    if (rows.length < BATCH_SIZE) return
  }
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
