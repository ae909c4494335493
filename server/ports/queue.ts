import type { QueuePlace } from '#lib/schemas/creation.ts'
import type { Transaction } from '#server/db/client.ts'
import type { JobContract, JobPayload } from '#server/jobs/contract.ts'

/** Where jobs wait for a worker process. */
export type Queue = {
  /**
   * Joins the transaction, so that the row and its job are stored together or not at all. Of jobs with one key one waits at
   * most: another one is not stored.
   */
  enqueue<Contract extends JobContract>(
    job: Contract,
    payload: JobPayload<Contract>,
    options: { transaction: Transaction; scheduling?: JobScheduling },
  ): Promise<void>
  /** Removes the waiting jobs with these keys, together with what the transaction removes. Jobs that run go on. */
  cancel(job: JobContract, keys: readonly string[], options: { transaction: Transaction }): Promise<void>
  /** Those of the keys whose job waits, also to be tried again, or runs. */
  unfinished(job: JobContract, keys: readonly string[]): Promise<ReadonlySet<string>>
  /** Where the waiting jobs of a person stand, by their keys. */
  places(job: JobContract, userId: string): Promise<ReadonlyMap<string, QueuePlace>>
  /** Jobs that wait, and jobs that run, over all queues. Throws when the queue cannot be asked. */
  depth(): Promise<{ waiting: number; active: number }>
}

/** How a job is scheduled. People take turns in each queue, however many jobs one of them has waiting. */
export type JobScheduling = {
  readonly userId: string
  /** What the job is about: a song's id. */
  readonly key: string
  /** 1 for plans that go first, else 0. */
  readonly priority: number
  /** How many jobs of the person run at the same time; any number unless stated. */
  readonly atOnce?: number
}
