import { z } from 'zod'
import type { JobContract } from './contract.ts'

/** Runs by the clock, and when somebody has left files behind. */
export const cleanUpJob = {
  name: 'clean-up',
  schema: z.strictObject({}),
  attempts: 3,
  retryDelaySec: 60,
  heartbeatSec: 30,
  expireSec: 600,
  schedule: '17 * * * *',
} as const satisfies JobContract
