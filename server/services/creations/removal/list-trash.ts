import type { Trashed, TrashPage } from '#lib/schemas/creation.ts'
import type { MemberContext } from '#server/context.ts'
import { planOf } from '#server/services/plans/plan-of.ts'
import { LISTED_IN_TRASH } from './delete-creations.ts'
import { trashedUntil } from './retention.ts'

const SHOWN = 30

/** The caller's trash: finished creations that are deleted and can be restored, the latest deletion first. */
export async function listTrash({ ctx, input }: { ctx: MemberContext; input: TrashPage }): Promise<{
  items: Trashed[]
  nextCursor: string | null
}> {
  const [since, lastId = ''] = input.cursor?.split('_') ?? []
  const before = since && [{ deletedAt: { lt: since } }, { deletedAt: since, id: { lt: lastId } }]
  const [rows, { tier }] = await Promise.all([
    ctx.db.creation.findMany({
      where: { AND: [LISTED_IN_TRASH, { userId: ctx.user.id }, before ? { OR: before } : {}] },
      orderBy: [{ deletedAt: 'desc' }, { id: 'desc' }],
      take: SHOWN + 1,
    }),
    planOf(ctx.db, ctx.user.id),
  ])
  const items = rows.slice(0, SHOWN).flatMap((row) => {
    const { id, kind, title, deletedAt } = row
    return deletedAt ? { id, kind, title, deletedAt, until: trashedUntil(row, deletedAt, tier) } : []
  })
  const last = rows.length > SHOWN ? items.at(-1) : undefined
  return { items, nextCursor: last ? `${last.deletedAt.toISOString()}_${last.id}` : null }
}
