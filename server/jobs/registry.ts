import type { JobContract } from './contract.ts'
import { makeSongJob } from './make-song.job.ts'
import { tidyJob } from './tidy.job.ts'

/** Every job that there is. Workers pair each with its handler in server/worker/start-working.ts. */
export const JOB_CONTRACTS = [makeSongJob, tidyJob] as const satisfies readonly JobContract[]

export type JobName = (typeof JOB_CONTRACTS)[number]['name']
