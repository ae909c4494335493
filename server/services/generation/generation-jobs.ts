import { makeCoverJob } from '#server/jobs/make-cover.job.ts'
import { makeSongJob } from '#server/jobs/make-song.job.ts'

/** The job that makes a creation of a kind; its key is the creation's id. */
export const GENERATION_JOBS = { song: makeSongJob, cover: makeCoverJob } as const
