import type { Services } from '#server/context.ts'
import { Prisma } from '#server/db/generated/client.ts'

/** A page of somebody's song or cover that its owner published. */
export type PublishedCreation = { readonly path: string; readonly changedAt: Date }

type Input = { /** From 0. */ readonly part: number; readonly size: number }

/** What others find by themselves, word for word as indexes have it. */
export const isPublished = Prisma.sql`visibility = 'public' AND status = 'completed' AND deleted_at IS NULL`

const PUBLISHED_CREATIONS = Prisma.sql`
  SELECT 'song' AS kind, id, coalesce(completed_at, created_at) AS changed_at FROM songs WHERE ${isPublished}
  UNION ALL
  SELECT 'voice-cover', id, coalesce(completed_at, created_at) FROM covers WHERE ${isPublished}`

/** Parts of the published songs and covers, as `listPublished` gives them: when the newest of each changed. */
export async function listParts({
  ctx: { db },
  input: { size },
}: {
  ctx: Pick<Services, 'db'>
  input: Pick<Input, 'size'>
}): Promise<Date[]> {
  const rows = await db.$queryRaw<{ changed_at: Date }[]>`
    SELECT max(changed_at) AS changed_at FROM (
      SELECT changed_at, (row_number() OVER (ORDER BY id) - 1) / ${size} AS part FROM (${PUBLISHED_CREATIONS}) AS creations
    ) AS placed GROUP BY part ORDER BY part`
  return rows.map(({ changed_at }) => changed_at)
}

/** A part of all published songs and covers, those that were made first first. */
export async function listPublished({
  ctx: { db },
  input: { part, size },
}: {
  ctx: Pick<Services, 'db'>
  input: Input
}): Promise<PublishedCreation[]> {
  const rows = await db.$queryRaw<{ kind: 'song' | 'voice-cover'; id: string; changed_at: Date }[]>`
    SELECT kind, id, changed_at FROM (${PUBLISHED_CREATIONS}) AS creations ORDER BY id LIMIT ${size} OFFSET ${part * size}`
  return rows.map(({ kind, id, changed_at }) => ({ path: `/${kind}/${id}`, changedAt: changed_at }))
}
