import type { Services } from '#server/context.ts'
import { Prisma } from '#server/db/generated/client.ts'

/** A page of somebody's song or cover that its owner published. */
export type PublishedWork = { readonly path: string; readonly changedAt: Date }

type Input = { /** From 0. */ readonly part: number; readonly size: number }

const PUBLISHED = { visibility: 'public', status: 'completed', deletedAt: null } as const

/** The same as SQL, word for word as indexes have it. */
export const isPublished = Prisma.sql`visibility = 'public' AND status = 'completed' AND deleted_at IS NULL`

/** How many songs and covers are published. */
export async function countPublished({ ctx: { db } }: { ctx: Pick<Services, 'db'> }): Promise<number> {
  const [songs, covers] = await Promise.all([db.song.count({ where: PUBLISHED }), db.cover.count({ where: PUBLISHED })])
  return songs + covers
}

/** A part of all published songs and covers, those that were made first first. */
export async function listPublished({
  ctx: { db },
  input: { part, size },
}: {
  ctx: Pick<Services, 'db'>
  input: Input
}): Promise<PublishedWork[]> {
  const rows = await db.$queryRaw<{ kind: 'song' | 'voice-cover'; id: string; changed_at: Date }[]>`
    SELECT kind, id, changed_at FROM (
      SELECT 'song' AS kind, id, coalesce(completed_at, created_at) AS changed_at FROM songs
      WHERE ${isPublished}
      UNION ALL
      SELECT 'voice-cover', id, coalesce(completed_at, created_at) FROM covers
      WHERE ${isPublished}
    ) AS works ORDER BY id LIMIT ${size} OFFSET ${part * size}`
  return rows.map(({ kind, id, changed_at }) => ({ path: `/${kind}/${id}`, changedAt: changed_at }))
}
