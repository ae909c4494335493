import { log } from '#server/log.ts'
import { followEvent } from '#server/services/payments/follow-event.ts'
import type { followPaymentJob } from './follow-payment.job.ts'
import type { JobHandler } from './handler.ts'

export const followPayment: JobHandler<typeof followPaymentJob> = {
  async run({ ctx, payload }) {
    await followEvent({ ctx, input: payload })
  },
  async giveUp({ payload, error }) {
    log.error('payment event', error, payload)
  },
}
