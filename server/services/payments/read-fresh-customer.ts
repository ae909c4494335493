import type { MemberContext } from '#server/context.ts'
import type { CustomerRecord, Payments } from '#server/ports/payments.ts'
import { syncCustomer } from './sync-customer.ts'

/**
 * Reads the caller's customer from the payment service. Creates the customer if there is none, or if the service has
 * deleted it.
 */
export async function readFreshCustomer(ctx: MemberContext, payments: Payments): Promise<CustomerRecord> {
  const { id: userId, email, name } = ctx.user
  const known = await ctx.db.customer.findUnique({ where: { userId } })
  const record = known && (await syncCustomer({ ctx, input: { customerId: known.id } }))
  if (record) return record
  const id = await payments.createCustomer({ userId, email, name, gone: known?.id ?? null })
  await ctx.db.$transaction(async (tx) => {
    if (known) await tx.customer.deleteMany({ where: { id: known.id } })
    await tx.customer.createMany({ data: [{ id, userId }], skipDuplicates: true })
  })
  return { id, userId, subscriptions: [] }
}
