import type { Services } from '#server/context.ts'
import { log } from '#server/log.ts'
import { processEvent } from './process-event.ts'
import { syncCustomer } from './sync-customer.ts'

const BATCH_SIZE = 500

/**
 * Processes open events and reads every customer anew, which repairs what lost webhooks would have changed. An event or
 * customer that fails does not hold up the others. It begins with those who were read longest ago, so that everybody
 * has their turn even if the signal ends it early. Gives how many customers were read, and how many failures there were.
 */
export async function reconcilePayments(call: {
  ctx: Services
  signal: AbortSignal
}): Promise<{ read: number; failed: number }> {
  const { ctx, signal } = call
  const [{ start }] = await ctx.db.$queryRaw<[{ start: number }]>`
    SELECT nextval('payment_readings')::int AS start`
  const events = await ctx.db.paymentEvent.findMany({ where: { processedAt: null }, select: { id: true } })
  let failed = 0
  const tried = async (id: string, task: () => Promise<unknown>) => {
    await task().catch((error: unknown) => {
      failed++
      log.error('reconcile', error, { id })
    })
  }
  for (const { id } of events) {
    if (signal.aborted) break
    await tried(id, () => processEvent({ ctx, input: { eventId: id } }))
  }
  let read = 0
  for await (const id of customersUnread(ctx.db, start)) {
    if (signal.aborted) break
    await tried(id, () => syncCustomer({ ctx, input: { customerId: id } }))
    read++
  }
  return { read, failed }
}

/** Customers whose latest reading is older than `start`, the oldest reading first. */
async function* customersUnread(db: Services['db'], start: number): AsyncGenerator<string> {
  let last = { reading: -1, id: '' }
  for (;;) {
    const { reading, id } = last
    const customers = await db.customer.findMany({
      where: { reading: { lt: start }, OR: [{ reading: { gt: reading } }, { reading, id: { gt: id } }] },
      select: { id: true, reading: true },
      orderBy: [{ reading: 'asc' }, { id: 'asc' }],
      take: BATCH_SIZE,
    })
    yield* customers.map((customer) => customer.id)
    last = customers.at(-1) ?? last
    if (customers.length < BATCH_SIZE) return
  }
}
