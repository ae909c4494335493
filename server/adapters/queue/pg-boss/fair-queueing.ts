import type { Db } from 'pg-boss'
import { concurrentGenerations } from '#lib/catalog/entitlements.ts'
import { TIERS } from '#lib/catalog/plans.ts'
import type { JobScheduling } from '#server/ports/queue.ts'

/**
 * The order of a queue: start-time fair queueing (Goyal, Vin, Cheng 1996). A job's start tag is a number, the lowest is taken next,
 * and equal ones in the order in which they came. Somebody who has nothing in the queue comes FIRST[priority] after the tag that is
 * being served, and everybody's further jobs come NEXT[priority] after their own last one. So whoever comes new waits for
 * what is being made and for others who came new, not for the three hundred songs of one person; and since tags only grow, people on plans
 * that go first pass each waiting job of others once at most.
 */
const FIRST = [2, 1]
const NEXT = [8, 4]

/**
 * A job whose person has as many in the queue as run at once is taken a moment later at the earliest: of two that are stored
 * together, two workers that ask in the same instant would each take one before seeing the other.
 */
const LATER_SEC = 1

/** The start tag that a person's next job in a queue gets, and after how many seconds it may be taken. */
export async function nextStartTag(
  db: Db,
  queue: string,
  { userId, priority, atOnce = Number.POSITIVE_INFINITY }: JobScheduling,
): Promise<{ startTag: number; startAfter: number }> {
  const { rows } = await db.executeSql(
    `SELECT
      coalesce(max(-priority) FILTER (WHERE state = 'active'), min(-priority) - 1, 0)::int AS serving,
      max(-priority) FILTER (WHERE group_id = $2)::int AS last,
      count(*) FILTER (WHERE group_id = $2)::int AS own
    FROM pgboss.job WHERE name = $1 AND state <= 'active'`,
    [queue, userId],
  )
  const [{ serving, last, own }] = rows as [{ serving: number; last: number | null; own: number }]
  const startTag = last === null ? serving + (FIRST[priority] ?? 0) : Math.max(last, serving) + (NEXT[priority] ?? 0)
  return { startTag, startAfter: own < atOnce ? 0 : LATER_SEC }
}

/** What a person's jobs are marked with that run so many at once, for workers to heed. */
export const limitOf = ({ atOnce }: JobScheduling) => (atOnce === undefined ? {} : { tier: `${atOnce}` })

/** What a worker says when it asks for a job: which ones it leaves, since enough of their person's run already. */
export const GROUP_LIMITS = {
  groupConcurrency: {
    default: 2 ** 31 - 1,
    tiers: Object.fromEntries(
      TIERS.flatMap((tier) => concurrentGenerations(tier) ?? []).map((most) => [`${most}`, most]),
    ),
  },
}

/** How many jobs come before each waiting one of a person, by key. */
export async function jobsAhead(db: Db, queue: string, userId: string): Promise<{ key: string; ahead: number }[]> {
  const { rows } = await db.executeSql(
    `SELECT mine.singleton_key AS key, count(other.id)::int AS ahead
    FROM pgboss.job mine LEFT JOIN pgboss.job other
      ON other.name = mine.name AND other.id <> mine.id AND (
        other.state = 'active'
        OR other.state < 'active' AND (-other.priority, other.created_on) < (-mine.priority, mine.created_on))
    WHERE mine.name = $1 AND mine.state < 'active' AND mine.group_id = $2
    GROUP BY mine.id, mine.singleton_key`,
    [queue, userId],
  )
  return rows
}

/**
 * Seconds that a job of a queue took lately, and how many are made at once; null where none was made lately. What ended within
 * half a second is left out: jobs whose song was cancelled meanwhile.
 */
export async function recentPace(db: Db, queue: string): Promise<{ jobSec: number; atOnce: number } | null> {
  const { rows } = await db.executeSql(
    `SELECT
      avg(extract(epoch FROM completed_on - started_on))
        FILTER (WHERE completed_on - started_on > interval '0.5 s')::float AS "jobSec",
      greatest(1, count(*) FILTER (WHERE state = 'active'))::int AS "atOnce"
    FROM (
      SELECT state, started_on, completed_on FROM pgboss.job
      WHERE name = $1 AND state IN ('active', 'completed') AND started_on > now() - interval '1 hour'
      ORDER BY started_on DESC LIMIT 50
    ) AS recent`,
    [queue],
  )
  const [{ jobSec, atOnce }] = rows as [{ jobSec: number | null; atOnce: number }]
  return jobSec === null ? null : { jobSec, atOnce }
}
