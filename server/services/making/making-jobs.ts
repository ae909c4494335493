import { makeCoverJob } from '#server/jobs/make-cover.job.ts'
import { makeSongJob } from '#server/jobs/make-song.job.ts'

/** The job that makes a work of a kind; its key is the work's id. */
export const MAKING_JOBS = { song: makeSongJob, cover: makeCoverJob } as const
