import type { Transaction } from '#server/db/client.ts'
import type { JobContract, JobPayload } from '#server/jobs/contract.ts'

/** Where work waits for a worker process. */
export type Queue = {
  /** Joins the transaction, so that the row and its job are stored together or not at all. */
  enqueue<Contract extends JobContract>(
    job: Contract,
    payload: JobPayload<Contract>,
    options: { transaction: Transaction; priority?: number },
  ): Promise<void>
  /** Jobs that wait, and jobs that run, over all queues. Throws when the queue cannot be asked. */
  depth(): Promise<{ waiting: number; active: number }>
}
