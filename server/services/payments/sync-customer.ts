import { partsOfPlan, TIERS } from '#lib/catalog/plans.ts'
import type { Services } from '#server/context.ts'
import type { Transaction } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { log } from '#server/log.ts'
import type { CustomerRecord, SubscriptionRecord } from '#server/ports/payments.ts'
import { lockAccount, settleCredits } from '#server/services/credits/ledger.ts'
import { PAYING } from '#server/services/plans/plan-of.ts'
import { notifyPlanChange } from './notify-plan-change.ts'

/**
 * Reads from the payment service what a customer has, and writes it here. Plans change in no other way, whoever calls
 * this and in whatever order. Each reading gets a number when it begins. It is dropped when a reading that began later
 * has been written already. Gives what was read; null for a customer who is gone.
 */
export async function syncCustomer(call: {
  ctx: Services
  input: { customerId: string }
}): Promise<CustomerRecord | null> {
  const { ctx, input } = call
  const { payments } = ctx
  if (!payments) throw new AppError('paymentsUnavailable')
  const [{ reading }] = await ctx.db.$queryRaw<[{ reading: number }]>`
    SELECT nextval('payment_readings')::int AS reading`
  const record = await payments.read(input.customerId)
  const surplus = await ctx.db.$transaction((tx) => apply(ctx, tx, { customerId: input.customerId, reading, record }))
  for (const { id } of surplus) {
    log.line(`subscription ${id} is one too many and ends`)
    await payments.endSubscription(id)
  }
  return record
}

type Reading = { readonly customerId: string; readonly reading: number; readonly record: CustomerRecord | null }

/** Writes a reading. Gives the surplus subscriptions, which run beside the one that counts. */
async function apply(ctx: Services, tx: Transaction, { customerId, reading, record }: Reading) {
  const userId = await ownerOf(tx, customerId, record)
  if (!userId) return []
  await lockAccount(tx, userId)
  const isNewer = { id: customerId, reading: { lt: reading } }
  const { count } = await tx.customer.updateMany({ where: isNewer, data: { reading } })
  if (count === 0) return []

  const now = ctx.clock.now()
  const before = await tx.subscription.findUnique({ where: { userId } })
  const running = (record?.subscriptions ?? []).filter(({ status }) => PAYING.includes(status)).sort(byRank)
  const counts = running[0] ?? record?.subscriptions.find(({ id }) => id === before?.id)
  if (counts) {
    const row = rowOf(counts)
    await tx.subscription.upsert({ where: { userId }, create: { ...row, userId }, update: row })
  } else if (before) {
    await tx.subscription.update({
      where: { userId },
      data: { status: 'canceled', cancelAtPeriodEnd: false, nextPlanId: null },
    })
  }
  await notifyPlanChange(tx, userId, before, await tx.subscription.findUnique({ where: { userId } }))
  // Locked again, since an account names its plan, which may have changed above.
  await settleCredits(tx, await lockAccount(tx, userId), now)
  return running.slice(1)
}

/**
 * The person whom a customer belongs to, by our own table. The id that we wrote on the customer counts only if that
 * person has no other customer.
 */
async function ownerOf(tx: Transaction, id: string, record: CustomerRecord | null): Promise<string | null> {
  const known = await tx.customer.findUnique({ where: { id } })
  if (known) return known.userId
  const userId = record?.userId
  if (!userId || !isUuid(userId) || !(await tx.user.findUnique({ where: { id: userId } }))) return null
  const { count } = await tx.customer.createMany({ data: [{ id, userId }], skipDuplicates: true })
  return count === 1 ? userId : null
}

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

/** The highest plan counts, and of two alike the newer one. */
function byRank(a: SubscriptionRecord, b: SubscriptionRecord): number {
  const tier = ({ planId }: SubscriptionRecord) => TIERS.indexOf(partsOfPlan(planId).tier)
  return tier(b) - tier(a) || b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1)
}

function rowOf(record: SubscriptionRecord) {
  const { id, planId, status, periodStart, periodEnd, paidThrough, cancelAtPeriodEnd, nextPlanId } = record
  const period = { currentPeriodStart: periodStart, currentPeriodEnd: periodEnd, paidThrough }
  return { id, planId, status, ...period, cancelAtPeriodEnd, nextPlanId }
}
