import { z } from 'zod'
import type { JobContract } from './contract.ts'

/** The daily round through all accounts. */
export const dailyMaintenanceJob = {
  name: 'daily-maintenance',
  schema: z.strictObject({}),
  attempts: 3,
  retryDelaySec: 600,
  heartbeatSec: 60,
  expireSec: 7200,
  schedule: '40 3 * * *',
} as const satisfies JobContract
