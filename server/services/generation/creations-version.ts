import type { CreationKind } from '#lib/schemas/creation.ts'
import type { Services } from '#server/context.ts'
import { Prisma } from '#server/db/generated/client.ts'
import { hashToken } from '#server/services/accounts/hash-token.ts'
import { withQueuePlaces } from './with-queue-places.ts'

type Call = {
  readonly ctx: Pick<Services, 'db' | 'queue' | 'clock'>
  readonly input: { readonly kind: CreationKind; readonly sessionToken: string }
}
type Found = { readonly userId: string; readonly written: string | null; readonly waiting: string[] | null }

/**
 * A text that stands for all songs or covers of a session's person: after any change of one of them, or of a place in the queue,
 * it is another; null where there is no such session. It reads none of their columns, since PostgreSQL keeps with every
 * row which transaction wrote it (xmin), and finds the person on the way, since each question to the database costs as much.
 */
export async function creationsVersion({ ctx, input }: Call): Promise<string | null> {
  const { kind, sessionToken } = input
  const [found] = await ctx.db.$queryRaw<Found[]>`
    SELECT
      sessions.user_id AS "userId",
      sum(hashtextextended(creations.id::text || creations.xmin::text, 0))::text AS written,
      array_agg(creations.id ORDER BY creations.id) FILTER (WHERE status = 'pending' AND deleted_at IS NULL) AS waiting
    FROM sessions LEFT JOIN ${TABLES[kind]} AS creations ON creations.user_id = sessions.user_id
    WHERE token_hash = ${hashToken(sessionToken)} AND expires > ${ctx.clock.now()}
    GROUP BY sessions.user_id`
  if (!found) return null
  const { userId, written, waiting } = found
  const places = await withQueuePlaces(ctx, { kind, userId }, (waiting ?? []).map(asWaiting))
  return JSON.stringify([userId, written, places])
}

const TABLES: Readonly<Record<CreationKind, Prisma.Sql>> = { song: Prisma.raw('songs'), cover: Prisma.raw('covers') }

const asWaiting = (id: string) => ({ id, status: 'pending', place: null }) as const
