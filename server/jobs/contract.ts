import type { z } from 'zod'

/** What both ends of a queue agree on. Enqueueing imports the contract alone, never its handler. */
export type JobContract = {
  readonly name: string
  readonly schema: z.ZodType
  /** Tries that may end with an error, the first included. */
  readonly attempts: number
  /** Tries besides that may end because their worker died, which says little about the job; none unless stated. */
  readonly deaths?: number
  readonly retryDelaySec: number
  /** A worker that is silent for so long is taken for dead, and the job starts again. */
  readonly heartbeatSec: number
  /** Longest run of one try. */
  readonly expireSec: number
  /** Each job is about one thing, which its key names, and of which one job waits at most. */
  readonly keyed?: boolean
  /** For jobs that run by the clock, with an empty payload: minute, hour, day, month and weekday, in UTC. */
  readonly schedule?: string
}

export type JobPayload<Contract extends JobContract> = z.infer<Contract['schema']>
