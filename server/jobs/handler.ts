import type { WorkerServices } from '#server/context.ts'
import type { JobContract, JobPayload } from './contract.ts'

/** What a worker does with a job. */
export type JobHandler<Contract extends JobContract> = {
  /** One try. Throwing asks for another, if one is left. */
  run(call: { ctx: WorkerServices; payload: JobPayload<Contract>; signal: AbortSignal }): Promise<void>
  /**
   * Called after the last try, also when its worker died. If it throws it is called again, so calling it twice must do
   * no harm.
   */
  giveUp(call: { ctx: WorkerServices; payload: JobPayload<Contract>; error: unknown }): Promise<void>
}
