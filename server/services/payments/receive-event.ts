import type { Services } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { followPaymentJob } from '#server/jobs/follow-payment.job.ts'

/** The events that are handled; Stripe's others change nothing here. */
const HANDLED_EVENTS = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'customer.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'charge.refunded',
  'charge.dispute.created',
])

/**
 * Stores a webhook once, together with the job that acts on it, and does nothing else: Stripe waits for the answer. Throws
 * ForgedEventError for what Stripe did not send.
 */
export async function receiveEvent(call: {
  ctx: Services
  input: { body: string; signature: string }
}): Promise<'new' | 'known' | 'ignored'> {
  const { ctx, input } = call
  if (!ctx.payments) throw new AppError('paymentsUnavailable')
  const { id, type, createdAt, customerId, chargeId } = ctx.payments.readEvent(input.body, input.signature)
  if (!HANDLED_EVENTS.has(type)) return 'ignored'
  return await ctx.db.$transaction(async (tx) => {
    const event = { id, type, customerId, chargeId, createdAt, receivedAt: ctx.clock.now() }
    const { count } = await tx.paymentEvent.createMany({ data: [event], skipDuplicates: true })
    if (count === 0) return 'known'
    await ctx.queue.enqueue(followPaymentJob, { eventId: id }, { transaction: tx })
    return 'new'
  })
}
