import { openQueue } from '#server/adapters/queue/pg-boss/pg-boss-queue.ts'
import { JOB_CONTRACTS } from '#server/jobs/registry.ts'

/** Puts the queue's own tables into a database, so that copies of it need not. */
export async function installQueue(url: string): Promise<void> {
  const { ready, stop } = openQueue({
    url,
    name: 'canto-test',
    connections: 1,
    supervise: false,
    contracts: JOB_CONTRACTS,
  })
  await ready()
  await stop()
}
