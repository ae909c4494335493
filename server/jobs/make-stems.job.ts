import { z } from 'zod'
import type { JobContract } from './contract.ts'

export const makeStemsJob = {
  name: 'make-stems',
  schema: z.strictObject({ songId: z.uuid() }),
  keyed: true,
  attempts: 2,
  deaths: 3,
  retryDelaySec: 1,
  heartbeatSec: 10,
  expireSec: 1800,
} as const satisfies JobContract
