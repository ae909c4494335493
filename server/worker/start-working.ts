import type { JobWithMetadata } from 'pg-boss'
import { GROUP_LIMITS } from '#server/adapters/queue/pg-boss/fair-queueing.ts'
import { deadLetterOf } from '#server/adapters/queue/pg-boss/pg-boss-queue.ts'
import { env } from '#server/env.ts'
import { cleanUp } from '#server/jobs/clean-up.handler.ts'
import { cleanUpJob } from '#server/jobs/clean-up.job.ts'
import type { JobContract } from '#server/jobs/contract.ts'
import { dailyMaintenance } from '#server/jobs/daily-maintenance.handler.ts'
import { dailyMaintenanceJob } from '#server/jobs/daily-maintenance.job.ts'
import { followPayment } from '#server/jobs/follow-payment.handler.ts'
import { followPaymentJob } from '#server/jobs/follow-payment.job.ts'
import type { JobHandler } from '#server/jobs/handler.ts'
import { makeCover } from '#server/jobs/make-cover.handler.ts'
import { makeCoverJob } from '#server/jobs/make-cover.job.ts'
import { makeSong } from '#server/jobs/make-song.handler.ts'
import { makeSongJob } from '#server/jobs/make-song.job.ts'
import { makeStems } from '#server/jobs/make-stems.handler.ts'
import { makeStemsJob } from '#server/jobs/make-stems.job.ts'
import { mixCover } from '#server/jobs/mix-cover.handler.ts'
import { mixCoverJob } from '#server/jobs/mix-cover.job.ts'
import type { JobName } from '#server/jobs/registry.ts'
import { log } from '#server/log.ts'
import type { WorkerContainer } from './worker-container.ts'

/** Every job with its handler: a new job does not compile until it has one. */
const HANDLERS: Record<JobName, (container: WorkerContainer, stopping: AbortSignal) => Promise<void>> = {
  'make-song': (container, stopping) => serve(container, stopping, makeSongJob, makeSong),
  'make-cover': (container, stopping) => serve(container, stopping, makeCoverJob, makeCover),
  'make-stems': (container, stopping) => serve(container, stopping, makeStemsJob, makeStems),
  'mix-cover': (container, stopping) => serve(container, stopping, mixCoverJob, mixCover),
  'follow-payment': (container, stopping) => serve(container, stopping, followPaymentJob, followPayment),
  'daily-maintenance': (container, stopping) => serve(container, stopping, dailyMaintenanceJob, dailyMaintenance),
  'clean-up': (container, stopping) => serve(container, stopping, cleanUpJob, cleanUp),
}

/**
 * Starts taking jobs, and returns a function that stops. On stopping, a running job goes back to the queue as if it had
 * never started.
 */
export async function startWorking(container: WorkerContainer): Promise<() => Promise<void>> {
  const stopping = new AbortController()
  for (const start of Object.values(HANDLERS)) await start(container, stopping.signal)
  return async () => {
    // Otherwise this process could take a job again that it has just given back.
    for (const name of Object.keys(HANDLERS)) void container.boss.boss.offWork(name, { wait: false })
    stopping.abort(new WorkerStoppingError())
    await container.close()
  }
}

class WorkerStoppingError extends Error {}

/**
 * Stored with the job, so that the next try knows how many tries have failed. pg-boss's own count includes tries whose
 * worker died.
 */
class FailedTry extends Error {
  readonly failed: number
  constructor(failed: number, cause: unknown) {
    super('A try failed', { cause })
    this.failed = failed
  }
}

function failedTries({ output }: JobWithMetadata<unknown>): number {
  return Number((output as { failed?: unknown } | null)?.failed ?? 0)
}

async function serve<Contract extends JobContract>(
  ctx: WorkerContainer,
  stopping: AbortSignal,
  job: Contract,
  handler: JobHandler<Contract>,
): Promise<void> {
  const { boss, giveBack } = ctx.boss
  const parse = (data: unknown) => job.schema.parse(data) as Parameters<typeof handler.run>[0]['payload']

  const runJob = async (taken: JobWithMetadata<unknown> | undefined) => {
    if (!taken) return
    const payload = parse(taken.data)
    try {
      await handler.run({ ctx, payload, signal: AbortSignal.any([taken.signal, stopping]) })
    } catch (error) {
      if (stopping.aborted) {
        await giveBack(job, taken.id)
        return
      }
      const failed = failedTries(taken) + 1
      log.error('job', error, { job: job.name, id: taken.id, retry: taken.retryCount })
      if (failed < job.attempts && taken.retryCount < taken.retryLimit) throw new FailedTry(failed, error)
      await handler.giveUp({ ctx, payload, error })
    }
  }
  const options = {
    includeMetadata: true,
    pollingIntervalSeconds: 1,
    notifyPollingIntervalSeconds: 2,
    ...GROUP_LIMITS,
  } as const
  for (let threads = env().CANTO_WORKER_THREADS; threads > 0; threads--) {
    const id = await boss.work(job.name, options, async ([taken]) => {
      await runJob(taken)
      // Takes the next job at once instead of at the next poll.
      boss.notifyWorker(id)
    })
  }

  await boss.work(deadLetterOf(job), { pollingIntervalSeconds: 2 }, async ([taken]) => {
    if (taken) await handler.giveUp({ ctx, payload: parse(taken.data), error: new Error('The worker died') })
  })
}
