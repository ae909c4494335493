import type { MemberContext } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { returnAddress } from './return-address.ts'
import { syncCustomer } from './sync-customer.ts'

/** The address of the page on which the caller sees to bills and cards, and ends their plan. */
export async function openPortal({ ctx }: { ctx: MemberContext }): Promise<{ url: string }> {
  const { payments } = ctx
  if (!payments) throw new AppError('paymentsUnavailable')
  const customer = await ctx.db.customer.findUnique({ where: { userId: ctx.user.id } })
  const record = customer && (await syncCustomer({ ctx, input: { customerId: customer.id } }))
  if (!record || record.subscriptions.length === 0) throw new AppError('billingMissing')
  return await payments.openPortal({ customerId: record.id, returnUrl: returnAddress(ctx) })
}
