import { z } from 'zod'
import type { JobContract } from './contract.ts'

/** Acts on a stored webhook. What fails to the end is repaired by the next reconciliation. */
export const followPaymentJob = {
  name: 'follow-payment',
  schema: z.strictObject({ eventId: z.string() }),
  attempts: 8,
  retryDelaySec: 5,
  heartbeatSec: 30,
  expireSec: 120,
} as const satisfies JobContract
