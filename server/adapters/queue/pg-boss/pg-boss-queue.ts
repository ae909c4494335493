import { fromPrisma, PgBoss } from 'pg-boss'
import type { JobContract } from '#server/jobs/contract.ts'
import type { Queue } from '#server/ports/queue.ts'

/** Where a job goes whose tries are used up, also when its worker never came back to say so. */
export const deadLetterOf = (job: JobContract) => `${job.name}-dead`

export type Boss = { readonly queue: Queue; readonly boss: PgBoss; stop(): Promise<void> }

/**
 * Opens pg-boss on the product's own database. Only workers supervise: they look every second for jobs whose worker
 * has stopped beating. `onError` hears of trouble in the background, such as a database that went away.
 */
export async function openQueue(options: {
  url: string
  /** How the database shows these connections. */
  name: string
  connections: number
  supervise: boolean
  contracts: readonly JobContract[]
  onError: (error: unknown) => void
}): Promise<Boss> {
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
  boss.on('error', options.onError)
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

  const queue: Queue = {
    async enqueue(job, payload, { transaction, priority = 0 }) {
      const id = await boss.send(job.name, job.schema.parse(payload) as object, {
        priority,
        db: fromPrisma(transaction),
      })
      if (id === null) throw new Error(`The queue did not take a ${job.name} job`)
    },
    async depth() {
      const queues = await boss.getQueues(contracts.map((job) => job.name))
      return {
        waiting: queues.reduce((sum, { queuedCount }) => sum + queuedCount, 0),
        active: queues.reduce((sum, { activeCount }) => sum + activeCount, 0),
      }
    },
  }
  return { queue, boss, stop: () => boss.stop({ graceful: true, timeout: 10_000 }) }
}
