import type { Services } from '#server/context.ts'
import type { CreationKind } from '#server/db/generated/client.ts'
import { DEFINITIONS, GENERATION_JOBS } from '#server/services/creation-kinds/definitions.ts'
import { hashToken } from '#server/services/sign-in/hash-token.ts'

type Call = {
  readonly ctx: Pick<Services, 'db' | 'queue' | 'clock'>
  readonly input: { readonly sessionToken: string }
}
type Found = { readonly userId: string; readonly written: string | null; readonly waiting: CreationKind[] | null }

/**
 * A text that changes whenever a creation of the session's person or one of their places in the queue changes; null
 * when there is no such session. Changes are found by xmin, which PostgreSQL stores with every row: the transaction
 * that wrote it. The same query finds the person, since a second one would cost as much again.
 */
export async function creationsVersion({ ctx, input }: Call): Promise<string | null> {
  const { sessionToken } = input
  const [found] = await ctx.db.$queryRaw<Found[]>`
    SELECT
      sessions.user_id AS "userId",
      sum(hashtextextended(concat_ws(' ', creations.id, creations.xmin, songs.xmin, covers.xmin), 0))::text AS written,
      array_agg(DISTINCT kind::text) FILTER (WHERE status = 'pending' AND deleted_at IS NULL) AS waiting
    FROM sessions
      LEFT JOIN creations ON creations.user_id = sessions.user_id
      LEFT JOIN songs ON songs.id = creations.id
      LEFT JOIN covers ON covers.id = creations.id
    WHERE token_hash = ${hashToken(sessionToken)} AND expires > ${ctx.clock.now()}
    GROUP BY sessions.user_id`
  if (!found) return null
  const { userId, written, waiting } = found
  const jobs = GENERATION_JOBS.filter((job) => waiting?.some((kind) => DEFINITIONS[kind].job === job))
  const places = await Promise.all(jobs.map((job) => ctx.queue.places(job, userId)))
  return JSON.stringify([userId, written, places.map((of) => [...of].sort())])
}
