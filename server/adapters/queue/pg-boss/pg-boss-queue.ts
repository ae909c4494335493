import { fromPrisma, PgBoss } from 'pg-boss'
import type { QueuePlace } from '#lib/schemas/creation.ts'
import type { Transaction } from '#server/db/client.ts'
import type { JobContract } from '#server/jobs/contract.ts'
import type { JobScheduling, Queue } from '#server/ports/queue.ts'
import { jobsAhead, limitOf, nextStartTag, recentPace } from './fair-queueing.ts'
import { logQueueErrors } from './log-queue-errors.ts'

/** The queue for jobs that have used up all their tries, including those whose worker died. */
export const deadLetterOf = (job: JobContract) => `${job.name}-dead`

const PACE_CACHE_MS = 10_000

export type Boss = {
  readonly queue: Queue
  readonly boss: PgBoss
  /** Reaches the database for the first time; throws while it is away, and may be asked again. */
  ready(): Promise<void>
  /** Puts a job that a worker had taken back in its place, as if it had never been taken. */
  giveBack(job: JobContract, id: string): Promise<void>
  stop(): Promise<void>
}

/**
 * pg-boss on the product's own database. It connects when it is first needed, and reconnects by itself after an outage.
 * Only workers supervise: every second they look for jobs whose worker sends no heartbeats any more.
 */
export function openQueue(options: {
  url: string
  /** How the database shows these connections. */
  name: string
  connections: number
  supervise: boolean
  contracts: readonly JobContract[]
}): Boss {
  const { supervise, contracts } = options
  const boss = new PgBoss({
    connectionString: options.url,
    max: options.connections,
    application_name: options.name,
    supervise,
    schedule: supervise,
    superviseIntervalSeconds: 1,
    monitorIntervalSeconds: 1,
    useListenNotify: supervise,
  })
  const errors = logQueueErrors({ isBack: () => boss.getQueues([]) })
  boss.on('error', errors.onError)

  async function start() {
    await boss.start()
    for (const job of contracts) {
      const policy = {
        retryLimit: job.attempts - 1 + (job.deaths ?? 0),
        retryDelay: job.retryDelaySec,
        heartbeatSeconds: job.heartbeatSec,
        expireInSeconds: job.expireSec,
      }
      await boss.createQueue(deadLetterOf(job), { retryLimit: 20, retryDelay: 5 })
      // At most one job with a given key waits. This is for keyed jobs only: all jobs without a key would count as one.
      const byKey = job.keyed ? { policy: 'short' as const } : {}
      await boss.createQueue(job.name, { ...policy, ...byKey, deadLetter: deadLetterOf(job), notify: true })
      await boss.updateQueue(job.name, policy)
      if (supervise && job.schedule) await boss.schedule(job.name, job.schedule, {})
    }
  }

  let starting: Promise<void> | undefined
  const ready = () => {
    starting ??= start().catch(async (error: unknown) => {
      // Stop what has started already, or the next try would start it twice.
      await boss.stop({ graceful: false }).catch(() => {})
      starting = undefined
      throw error
    })
    return starting
  }

  const queue: Queue = {
    async enqueue(job, payload, { transaction, scheduling }) {
      await ready()
      const inTurn = scheduling && (await placed(job, scheduling, transaction))
      const id = await boss.send(job.name, job.schema.parse(payload) as object, {
        ...inTurn,
        db: fromPrisma(transaction),
      })
      // pg-boss refuses a keyed job if one with that key is already waiting.
      if (id === null && !job.keyed) throw new Error(`The queue did not take a ${job.name} job`)
    },
    async cancel(job, keys, { transaction }) {
      if (keys.length === 0) return
      await ready()
      await fromPrisma(transaction).executeSql(
        `DELETE FROM pgboss.job WHERE name = $1 AND singleton_key = ANY($2::text[]) AND state < 'active'`,
        [job.name, [...keys]],
      )
    },
    async unfinished(job, keys) {
      if (keys.length === 0) return new Set()
      await ready()
      const { rows } = await boss.getDb().executeSql(
        `SELECT singleton_key AS key FROM pgboss.job
        WHERE name = $1 AND singleton_key = ANY($2::text[]) AND state <= 'active'`,
        [job.name, [...keys]],
      )
      return new Set((rows as { key: string }[]).map(({ key }) => key))
    },
    async places(job, userId) {
      await ready()
      const [waiting, pace] = await Promise.all([jobsAhead(boss.getDb(), job.name, userId), paceOf(job.name)])
      const waitSec = (ahead: number) => (pace ? Math.ceil((pace.jobSec * ahead) / pace.atOnce) : null)
      return new Map(waiting.map(({ key, ahead }): [string, QueuePlace] => [key, { ahead, waitSec: waitSec(ahead) }]))
    },
    async depth() {
      await ready()
      const queues = await boss.getQueues(contracts.map((job) => job.name))
      return {
        waiting: queues.reduce((sum, { queuedCount }) => sum + queuedCount, 0),
        active: queues.reduce((sum, { activeCount }) => sum + activeCount, 0),
      }
    },
  }
  /** The pace of each queue, read anew at most every ten seconds. */
  const paces = new Map<string, { readAt: number; pace: ReturnType<typeof recentPace> }>()
  function paceOf(name: string) {
    const known = paces.get(name)
    if (known && performance.now() - known.readAt < PACE_CACHE_MS) return known.pace
    const pace = recentPace(boss.getDb(), name)
    paces.set(name, { readAt: performance.now(), pace })
    pace.catch(() => paces.delete(name))
    return pace
  }

  async function placed({ name }: JobContract, given: JobScheduling, transaction: Transaction) {
    const { startTag, startAfter } = await nextStartTag(fromPrisma(transaction), name, given)
    const group = { id: given.userId, ...limitOf(given) }
    return { priority: -startTag, startAfter, group, singletonKey: given.key }
  }

  return {
    queue,
    boss,
    ready,
    async giveBack(job, id) {
      await boss.getDb().executeSql(
        `UPDATE pgboss.job SET state = 'created', started_on = NULL, heartbeat_on = NULL
        WHERE name = $1 AND id = $2 AND state = 'active'`,
        [job.name, id],
      )
    },
    async stop() {
      errors.stop()
      await boss.stop({ graceful: true, timeout: 10_000 })
    },
  }
}
