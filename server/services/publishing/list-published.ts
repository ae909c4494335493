import type { CreationKind } from '#lib/schemas/creation.ts'
import type { Services } from '#server/context.ts'
import { Prisma } from '#server/db/generated/client.ts'
import { DEFINITIONS } from '#server/services/creation-kinds/definitions.ts'

/** The page of something that its owner published. */
export type PublishedCreation = { readonly path: string; readonly changedAt: Date }

type Input = { /** From 0. */ readonly part: number; readonly size: number }

/** Condition for creations that others find without a link, word for word as the indexes have it. */
export const isPublished = Prisma.sql`visibility = 'public' AND status = 'completed' AND deleted_at IS NULL`

const CHANGED_AT = Prisma.sql`coalesce(completed_at, created_at) AS changed_at`

/** For each part that `listPublished` gives: when the latest change in it happened. */
export async function listParts({
  ctx: { db },
  input: { size },
}: {
  ctx: Pick<Services, 'db'>
  input: Pick<Input, 'size'>
}): Promise<Date[]> {
  const rows = await db.$queryRaw<{ changed_at: Date }[]>`
    SELECT max(changed_at) AS changed_at FROM (
      SELECT ${CHANGED_AT}, (row_number() OVER (ORDER BY id) - 1) / ${size} AS part FROM creations WHERE ${isPublished}
    ) AS placed GROUP BY part ORDER BY part`
  return rows.map(({ changed_at }) => changed_at)
}

/** Whether a part has anything in it: one row is read, not the whole part. */
export async function hasPart({
  ctx: { db },
  input: { part, size },
}: {
  ctx: Pick<Services, 'db'>
  input: Input
}): Promise<boolean> {
  const rows = await db.$queryRaw<unknown[]>`
    SELECT 1 AS found FROM creations WHERE ${isPublished} ORDER BY id LIMIT 1 OFFSET ${part * size}`
  return rows.length > 0
}

/** One part of everything that is published, the oldest creation first. */
export async function listPublished({
  ctx: { db },
  input: { part, size },
}: {
  ctx: Pick<Services, 'db'>
  input: Input
}): Promise<PublishedCreation[]> {
  const rows = await db.$queryRaw<{ kind: CreationKind; id: string; changed_at: Date }[]>`
    SELECT kind, id, ${CHANGED_AT} FROM creations WHERE ${isPublished} ORDER BY id LIMIT ${size} OFFSET ${part * size}`
  return rows.flatMap(({ kind, id, changed_at }) => {
    const { page } = DEFINITIONS[kind]
    return page ? { path: page(id), changedAt: changed_at } : []
  })
}
