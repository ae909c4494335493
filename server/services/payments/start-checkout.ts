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
 * Gives the address of the page on which somebody gets the plan that they chose. A first plan leads to a checkout, a
 * larger one to the portal. A smaller one needs neither: it begins when the period ends. The payment service is first
 * asked what they have, since a webhook may be on its way. Several calls at once are answered one after the other.
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
  // The earlier checkout was paid: just now, or long ago for a plan that has ended since.
  await syncCustomer({ ctx, input: { customerId } })
  const plan = await planOf(ctx.db, ctx.user.id)
  if (plan.tier === 'free') return { url }
  await payments.closeCheckout(id)
  throw new AppError('planAlreadyYours', { plan: planName(plan.planId) })
}

/** Stores the id of the open checkout, and gives the id of the one before. */
async function swapCheckout(ctx: MemberContext, id: string, checkoutId: string): Promise<string | null> {
  return await ctx.db.$transaction(async (tx) => {
    const [row] = await tx.$queryRaw<{ earlier: string | null }[]>`
      SELECT checkout_id AS earlier FROM customers WHERE id = ${id} FOR UPDATE`
    await tx.customer.update({ where: { id }, data: { checkoutId } })
    return row?.earlier ?? null
  })
}
