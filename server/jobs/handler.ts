import type { Services } from '#server/context.ts'
import type { JobContract, JobPayload } from './contract.ts'

/** What a worker does with a job. */
export type JobHandler<Contract extends JobContract> = {
  /** One try. Throwing asks for another, if one is left. */
  run(call: { ctx: Services; payload: JobPayload<Contract>; signal: AbortSignal }): Promise<void>
  /** After the last try, also when its worker died. Runs until it succeeds; twice must do no harm. */
  giveUp(call: { ctx: Services; payload: JobPayload<Contract>; error: unknown }): Promise<void>
}
