import { log } from '#server/log.ts'
import { processEvent } from '#server/services/payments/process-event.ts'
import type { followPaymentJob } from './follow-payment.job.ts'
import type { JobHandler } from './handler.ts'

export const followPayment: JobHandler<typeof followPaymentJob> = {
  async run({ ctx, payload }) {
    await processEvent({ ctx, input: payload })
  },
  async giveUp({ payload, error }) {
    log.error('payment event', error, payload)
  },
}
