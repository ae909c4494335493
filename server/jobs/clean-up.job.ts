import { z } from 'zod'
import type { JobContract } from './contract.ts'

/** Runs every hour, and when somebody has deleted their account. */
export const cleanUpJob = {
  name: 'clean-up',
  schema: z.strictObject({}),
  attempts: 3,
  retryDelaySec: 60,
  heartbeatSec: 30,
  expireSec: 600,
  schedule: '17 * * * *',
} as const satisfies JobContract
