import { z } from 'zod'
import type { JobContract } from './contract.ts'

const levels = { vocalDb: z.number(), backingDb: z.number() }

export const mixCoverJob = {
  name: 'mix-cover',
  schema: z.strictObject({ coverId: z.uuid(), ...levels, before: z.strictObject(levels) }),
  attempts: 3,
  retryDelaySec: 1,
  heartbeatSec: 10,
  expireSec: 600,
} as const satisfies JobContract
