import { fromPrisma, PgBoss } from 'pg-boss'
import type { JobContract } from '#server/jobs/contract.ts'
import type { Queue } from '#server/ports/queue.ts'
import { tellQueueErrors } from './tell-queue-errors.ts'

/** Where a job goes whose tries are used up, also when its worker never came back to say so. */
export const deadLetterOf = (job: JobContract) => `${job.name}-dead`

export type Boss = {
  readonly queue: Queue
  readonly boss: PgBoss
  /** Reaches the database for the first time; throws while it is away, and may be asked again. */
  ready(): Promise<void>
  stop(): Promise<void>
}

/**
 * pg-boss on the product's own database, which it reaches when it is first needed and again by itself after an outage.
 * Only workers supervise: they look every second for jobs whose worker has stopped beating.
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
  const errors = tellQueueErrors({ isBack: () => boss.getQueues([]) })
  boss.on('error', errors.hear)

  async function start() {
    await boss.start()
    for (const job of contracts) {
      const policy = {
        retryLimit: job.attempts - 1,
        retryDelay: job.retryDelaySec,
        heartbeatSeconds: job.heartbeatSec,
        expireInSeconds: job.expireSec,
      }
      await boss.createQueue(deadLetterOf(job), { retryLimit: 20, retryDelay: 5 })
      await boss.createQueue(job.name, { ...policy, deadLetter: deadLetterOf(job), notify: true })
      await boss.updateQueue(job.name, policy)
      if (supervise && job.schedule) await boss.schedule(job.name, job.schedule, {})
    }
  }

  let starting: Promise<void> | undefined
  const ready = () => {
    starting ??= start().catch(async (error: unknown) => {
      // What had begun must end, or a second start would begin it twice.
      await boss.stop({ graceful: false }).catch(() => {})
      starting = undefined
      throw error
    })
    return starting
  }

  const queue: Queue = {
    async enqueue(job, payload, { transaction, priority = 0 }) {
      await ready()
      const id = await boss.send(job.name, job.schema.parse(payload) as object, {
        priority,
        db: fromPrisma(transaction),
      })
      if (id === null) throw new Error(`The queue did not take a ${job.name} job`)
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
  return {
    queue,
    boss,
    ready,
    async stop() {
      errors.stop()
      await boss.stop({ graceful: true, timeout: 10_000 })
    },
  }
}
