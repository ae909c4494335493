import type { Db } from 'pg-boss'
import { concurrentGenerations } from '#lib/catalog/entitlements.ts'
import { TIERS } from '#lib/catalog/plans.ts'
import type { JobScheduling } from '#server/ports/queue.ts'

/**
 * The order of a queue: start-time fair queueing (Goyal, Vin, Cheng 1996). Each job has a number, its start tag. The
 * job with the lowest tag is taken next; jobs with equal tags are taken in the order in which they were queued. If a
 * person has no job in the queue, their job's tag is FIRST[priority] above the tag that is being served. Each further
 * job's tag is NEXT[priority] above that of the person's last job. So a newcomer waits for the jobs that are running
 * and for other newcomers, but not for the three hundred songs of one person. Since tags only grow, people on priority
 * plans overtake each waiting job of others once at most.
 */
const FIRST = [2, 1]
const NEXT = [8, 4]

/**
 * Delay of a job whose person already has as many jobs in the queue as may run at once. Without it, two workers that
 * ask in the same instant could each take one of two jobs that were stored together, before either sees the other's.
 */
const LATER_SEC = 1

/** The start tag of a person's next job in a queue, and after how many seconds a worker may take it. */
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

/** Marks a job with how many jobs its person may run at once, which workers obey. */
export const limitOf = ({ atOnce }: JobScheduling) => (atOnce === undefined ? {} : { tier: `${atOnce}` })

/** What a worker sends when it asks for a job: it skips jobs of people who already run as many as they may. */
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
 * How many seconds recent jobs of a queue took, and how many run at once; null if there were none recently. Jobs that
 * ended within half a second do not count: their song was cancelled meanwhile.
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
