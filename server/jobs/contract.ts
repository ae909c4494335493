import type { z } from 'zod'

/**
 * What the code that enqueues a job and the worker that runs it agree on. Code that enqueues imports only the contract,
 * never the handler.
 */
export type JobContract = {
  readonly name: string
  readonly schema: z.ZodType
  /** Tries that may end with an error, the first included. */
  readonly attempts: number
  /** How many more tries may end because their worker died, which says little about the job; none unless stated. */
  readonly deaths?: number
  readonly retryDelaySec: number
  /** When its worker has been silent for this long, the worker counts as dead and the job starts again. */
  readonly heartbeatSec: number
  /** Longest run of one try. */
  readonly expireSec: number
  /** Whether each job has a key, which names what it is about. Of the jobs with the same key, at most one waits. */
  readonly keyed?: boolean
  /** For jobs that run by the clock, with an empty payload: minute, hour, day, month and weekday, in UTC. */
  readonly schedule?: string
}

export type JobPayload<Contract extends JobContract> = z.infer<Contract['schema']>
