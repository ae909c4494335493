import { cleanUpJob } from './clean-up.job.ts'
import type { JobContract } from './contract.ts'
import { dailyMaintenanceJob } from './daily-maintenance.job.ts'
import { followPaymentJob } from './follow-payment.job.ts'
import { makeCoverJob } from './make-cover.job.ts'
import { makeSongJob } from './make-song.job.ts'
import { makeStemsJob } from './make-stems.job.ts'
import { mixCoverJob } from './mix-cover.job.ts'

/** Every job that there is. Workers pair each with its handler in server/worker/start-working.ts. */
export const JOB_CONTRACTS = [
  makeSongJob,
  makeCoverJob,
  makeStemsJob,
  mixCoverJob,
  followPaymentJob,
  cleanUpJob,
  dailyMaintenanceJob,
] as const satisfies readonly JobContract[]

export type JobName = (typeof JOB_CONTRACTS)[number]['name']
