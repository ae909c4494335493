import type { Services } from '#server/context.ts'
import { log } from '#server/log.ts'
import { processEvent } from './process-event.ts'
import { syncCustomer } from './sync-customer.ts'

/**
 * Processes open events and reads every customer anew, which repairs what lost webhooks would have changed. An event or
 * customer that fails does not hold up the others. Gives how many customers there are, and how many failures there
 * were.
 */
export async function reconcilePayments({ ctx }: { ctx: Services }): Promise<{ read: number; failed: number }> {
  const events = await ctx.db.paymentEvent.findMany({ where: { processedAt: null }, select: { id: true } })
  const customers = await ctx.db.customer.findMany({ select: { id: true } })
  let failed = 0
  const tried = async (id: string, task: () => Promise<unknown>) => {
    await task().catch((error: unknown) => {
      failed++
      log.error('reconcile', error, { id })
    })
  }
  for (const { id } of events) await tried(id, () => processEvent({ ctx, input: { eventId: id } }))
  for (const { id } of customers) await tried(id, () => syncCustomer({ ctx, input: { customerId: id } }))
  return { read: customers.length, failed }
}
