import { makeCover } from './make-cover.ts'

/** Runs in a confined process. */
export const task = makeCover
