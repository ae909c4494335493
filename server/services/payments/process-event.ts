import type { Services } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { syncCustomer } from './sync-customer.ts'

/**
 * Acts on a stored event: reads the present state of its customer from Stripe. That covers all events of the customer
 * that were stored before the reading, so that many events at once need only one request. Events of a customer who is
 * nobody's here, such as that of a deleted account, keep no names.
 */
export async function processEvent({ ctx, input }: { ctx: Services; input: { eventId: string } }): Promise<void> {
  if (!ctx.payments) throw new AppError('paymentsUnavailable')
  const event = await ctx.db.paymentEvent.findUnique({ where: { id: input.eventId } })
  if (!event || event.processedAt) return
  const { id, chargeId } = event
  const customerId = event.customerId ?? (chargeId ? await ctx.payments.customerOfCharge(chargeId) : null)
  if (customerId && !event.customerId) await ctx.db.paymentEvent.update({ where: { id }, data: { customerId } })
  const open = { processedAt: null, ...(customerId ? { customerId } : { id }) }
  const answered = await ctx.db.paymentEvent.findMany({ where: open, select: { id: true } })
  if (customerId) await syncCustomer({ ctx, input: { customerId } })
  const isKnown = customerId !== null && (await ctx.db.customer.count({ where: { id: customerId } })) > 0
  const names = isKnown ? {} : { customerId: null, chargeId: null }
  const ids = answered.map((one) => one.id)
  await ctx.db.paymentEvent.updateMany({ where: { id: { in: ids } }, data: { ...names, processedAt: ctx.clock.now() } })
}
