import { z } from 'zod'
import type { JobContract } from './contract.ts'

/**
 * Acts on a stored webhook. If every try fails, the next reconciliation repairs what the webhook would have changed.
 */
export const followPaymentJob = {
  name: 'follow-payment',
  schema: z.strictObject({ eventId: z.string() }),
  attempts: 8,
  retryDelaySec: 5,
  heartbeatSec: 30,
  expireSec: 120,
} as const satisfies JobContract
