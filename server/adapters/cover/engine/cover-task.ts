import { makeCover } from './make-cover.ts'

/** Runs in a sandbox. */
export const task = makeCover
