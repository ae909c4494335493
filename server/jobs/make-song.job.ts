import { z } from 'zod'
import type { JobContract } from './contract.ts'

export const makeSongJob = {
  name: 'make-song',
  schema: z.strictObject({ creationId: z.uuid() }),
  keyed: true,
  attempts: 3,
  deaths: 12,
  retryDelaySec: 1,
  heartbeatSec: 10,
  expireSec: 1800,
} as const satisfies JobContract
