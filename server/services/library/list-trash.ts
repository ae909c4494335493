import type { CreationKind, Trashed, TrashPage } from '#lib/schemas/creation.ts'
import type { MemberContext } from '#server/context.ts'
import { Prisma } from '#server/db/generated/client.ts'
import { planOf } from '#server/services/accounts/plan-of.ts'
import { trashedUntil } from '#server/services/generation/retention.ts'

const SHOWN = 30

type Row = {
  readonly kind: CreationKind
  readonly id: string
  readonly title: string
  readonly completedAt: Date
  readonly deletedAt: Date
}

/** The caller's finished songs and covers that are deleted and can be restored, those that were deleted last first. */
export async function listTrash({ ctx, input }: { ctx: MemberContext; input: TrashPage }): Promise<{
  items: Trashed[]
  nextCursor: string | null
}> {
  const [since, id] = input.cursor?.split('_') ?? []
  const own = Prisma.sql`user_id = ${ctx.user.id}::uuid AND deleted_at IS NOT NULL AND status = 'completed'`
  const [rows, { tier }] = await Promise.all([
    ctx.db.$queryRaw<Row[]>`
      SELECT kind, id, title, completed_at AS "completedAt", deleted_at AS "deletedAt" FROM (
        SELECT 'song' AS kind, id, title, completed_at, deleted_at FROM songs WHERE ${own}
        UNION ALL
        SELECT 'cover', id, coalesce(nullif(song_title, ''), voice_name), completed_at, deleted_at FROM covers
        WHERE ${own} AND kind = 'cover'
      ) AS creations
      ${input.cursor ? Prisma.sql`WHERE (deleted_at, id) < (${since}::timestamptz, ${id}::uuid)` : Prisma.empty}
      ORDER BY deleted_at DESC, id DESC LIMIT ${SHOWN + 1}`,
    planOf(ctx.db, ctx.user.id),
  ])
  const page = rows.slice(0, SHOWN)
  const last = rows.length > SHOWN ? page.at(-1) : undefined
  const items = page.map(({ completedAt, ...row }) => ({
    ...row,
    until: trashedUntil({ status: 'completed', completedAt }, row.deletedAt, tier),
  }))
  return { items, nextCursor: last ? `${last.deletedAt.toISOString()}_${last.id}` : null }
}
