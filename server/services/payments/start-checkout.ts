import { isPaidPlanId, type PaidPlanId, planName, waitsForPeriodEnd } from '#lib/catalog/plans.ts'
import type { CreateCheckout } from '#lib/schemas/payment.ts'
import type { MemberContext } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import type { CustomerRecord, Payments, SubscriptionRecord } from '#server/ports/payments.ts'
import { planOf } from '#server/services/plans/plan-of.ts'
import { readFreshCustomer } from './read-fresh-customer.ts'
import { returnAddress } from './return-address.ts'
import { serialPerUser } from './serial-per-user.ts'
import { syncCustomer } from './sync-customer.ts'

const CHECKOUT_LIFE_MS = 3_600_000

/**
 * The address of the page on which somebody gets the plan that they chose: a checkout for the first one, the portal for a
 * larger one; a smaller one waits for the period's end without any page. What they have is asked of the payment service
 * first, since a webhook may be on its way. Who asks for several at once is answered one after the other.
 */
export async function startCheckout(call: Call): Promise<{ url: string }> {
  const { ctx, input } = call
  return await serially(ctx.user.id, `${input.planId} ${ctx.language}`, () => leadToPlan(call))
}

type Call = { readonly ctx: MemberContext; readonly input: CreateCheckout }

const serially = serialPerUser<{ url: string }>()

async function leadToPlan({ ctx, input }: Call): Promise<{ url: string }> {
  const { payments } = ctx
  const { planId } = input
  if (!payments) throw new AppError('paymentsUnavailable')
  if (!isPaidPlanId(planId)) throw new AppError('planUnknown', {}, 'planId')
  const record = await readFreshCustomer(ctx, payments)
  const plan = await planOf(ctx.db, ctx.user.id)
  const running = record.subscriptions.find(({ id }) => id === plan.subscription?.id)
  if (running) return await changePlan(ctx, payments, { record, running, planId })
  return await openCheckout(ctx, payments, { customerId: record.id, planId })
}

type Change = { readonly record: CustomerRecord; readonly running: SubscriptionRecord; readonly planId: PaidPlanId }

async function changePlan(ctx: MemberContext, payments: Payments, { record, running, planId }: Change) {
  const isOwn = running.planId === planId
  const keeps = isOwn && running.nextPlanId !== null
  if (isOwn && !keeps) throw new AppError('planAlreadyYours', { plan: planName(planId) })
  if (!keeps && !waitsForPeriodEnd(running.planId, planId)) {
    const change = { subscription: running, planId, doneUrl: returnAddress(ctx, 'changed') }
    return await payments.openPortal({ customerId: record.id, returnUrl: returnAddress(ctx, 'cancelled'), change })
  }
  await payments.changeLater(running, keeps ? null : planId)
  await syncCustomer({ ctx, input: { customerId: record.id } })
  return { url: returnAddress(ctx, keeps ? 'kept' : 'later') }
}

/** One checkout is open at a time, so that two tabs cannot pay twice. */
async function openCheckout(
  ctx: MemberContext,
  payments: Payments,
  { customerId, planId }: { customerId: string; planId: PaidPlanId },
): Promise<{ url: string }> {
  const { id, url } = await payments.openCheckout({
    customerId,
    planId,
    userId: ctx.user.id,
    expiresAt: new Date(ctx.clock.now().getTime() + CHECKOUT_LIFE_MS),
    successUrl: returnAddress(ctx, 'paid'),
    cancelUrl: returnAddress(ctx, 'cancelled'),
  })
  const earlier = await swapCheckout(ctx, customerId, id)
  if (!earlier || (await payments.closeCheckout(earlier)) === 'closed') return { url }
  // Paid just now, or long ago for a plan that has ended since.
  await syncCustomer({ ctx, input: { customerId } })
  const plan = await planOf(ctx.db, ctx.user.id)
  if (plan.tier === 'free') return { url }
  await payments.closeCheckout(id)
  throw new AppError('planAlreadyYours', { plan: planName(plan.planId) })
}

/** Remembers the open checkout; gives the one before. */
async function swapCheckout(ctx: MemberContext, id: string, checkoutId: string): Promise<string | null> {
  return await ctx.db.$transaction(async (tx) => {
    const [row] = await tx.$queryRaw<{ earlier: string | null }[]>`
      SELECT checkout_id AS earlier FROM customers WHERE id = ${id} FOR UPDATE`
    await tx.customer.update({ where: { id }, data: { checkoutId } })
    return row?.earlier ?? null
  })
}
