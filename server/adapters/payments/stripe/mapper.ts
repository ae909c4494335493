import type Stripe from 'stripe'
import { isPaidPlanId, type PaidPlanId } from '#lib/catalog/plans.ts'
import type { CustomerRecord, PaymentEventRecord, SubscriptionRecord } from '#server/ports/payments.ts'

/**
 * Maps Stripe's objects to our records. Since the "basil" API versions a period stands on the subscription's item, and
 * an invoice names its subscription under `parent`; before, both stood at the top level. Both forms are read.
 */
export function customerRecord(read: {
  readonly customer: Stripe.Customer
  readonly subscriptions: readonly Stripe.Subscription[]
  /** Expanded with the prices of their phases. */
  readonly schedules: readonly Stripe.SubscriptionSchedule[]
  /** Paid invoices, expanded with their payments. */
  readonly invoices: readonly Stripe.Invoice[]
  readonly charges: readonly Stripe.Charge[]
}): CustomerRecord {
  const { customer, subscriptions, schedules, invoices, charges } = read
  const lost = new Set(charges.filter(({ refunded, disputed }) => refunded || disputed).flatMap(namesOfCharge))
  const valid = invoices.filter((invoice) => namesOfPayments(invoice).every((name) => !lost.has(name)))
  return {
    id: customer.id,
    userId: customer.metadata.userId ?? null,
    subscriptions: subscriptions
      .flatMap((subscription) => subscriptionRecord(subscription, valid, schedules))
      .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime()),
  }
}

function subscriptionRecord(
  subscription: Stripe.Subscription,
  paid: readonly Stripe.Invoice[],
  schedules: readonly Stripe.SubscriptionSchedule[],
): SubscriptionRecord[] {
  const [item] = subscription.items.data
  const planId = item && planOfPrice(item.price)
  if (!item || !planId) return []
  const [scheduleId = null] = namesOf(subscription.schedule)
  const schedule = schedules.find(({ id }) => id === scheduleId)
  const { current_period_start: start, current_period_end: end } = { ...(subscription as unknown as Period), ...item }
  return [
    {
      id: subscription.id,
      itemId: item.id,
      planId,
      status: subscription.status,
      createdAt: dateOf(subscription.created),
      periodStart: dateOf(start),
      periodEnd: dateOf(end),
      paidThrough: paidThrough(subscription.id, paid),
      cancelAtPeriodEnd: subscription.cancel_at_period_end || (subscription.cancel_at ?? 0) === end,
      scheduleId,
      nextPlanId: schedule ? nextPlan(schedule, end) : null,
    },
  ]
}

type Period = { readonly current_period_start: number; readonly current_period_end: number }

/**
 * The last day that the newest paid invoice charges for. Older invoices may reach further, but no longer count: a
 * change from a yearly to a monthly plan credits the rest of the year as a negative line.
 */
function paidThrough(subscriptionId: string, invoices: readonly Stripe.Invoice[]): Date | null {
  const [newest] = invoices
    .filter((invoice) => subscriptionOf(invoice) === subscriptionId)
    .sort((a, b) => b.created - a.created)
  const ends = (newest?.lines.data ?? []).filter(({ amount }) => amount >= 0).map(({ period }) => period.end)
  return ends.length > 0 ? dateOf(Math.max(...ends)) : null
}

function subscriptionOf(invoice: Stripe.Invoice): string | null {
  const onTop = (invoice as unknown as { subscription?: string | { id: string } | null }).subscription
  return namesOf(invoice.parent?.subscription_details?.subscription ?? onTop)[0] ?? null
}

/** The plan of a waiting downgrade: that of the schedule's phase that begins when the period ends. */
function nextPlan({ phases }: Stripe.SubscriptionSchedule, periodEnd: number): PaidPlanId | null {
  const price = phases.find(({ start_date }) => start_date >= periodEnd)?.items[0]?.price
  return price && typeof price !== 'string' && !('deleted' in price) ? planOfPrice(price) : null
}

/**
 * The plan of a price. Metadata comes first: an old subscription keeps its price, whose lookup key may have moved to a
 * newer one.
 */
function planOfPrice({ metadata, lookup_key }: Stripe.Price): PaidPlanId | null {
  const named = metadata.planId ?? lookup_key ?? ''
  return isPaidPlanId(named) ? named : null
}

const namesOfCharge = ({ id, payment_intent }: Stripe.Charge) => [id, ...namesOf(payment_intent)]

const namesOfPayments = ({ payments }: Stripe.Invoice) =>
  (payments?.data ?? []).flatMap(({ payment }) => [...namesOf(payment.payment_intent), ...namesOf(payment.charge)])

/** The id of a Stripe reference, which may be an id or the whole object; empty for none. */
export function namesOf(thing: string | { id: string } | null | undefined): string[] {
  if (!thing) return []
  return [typeof thing === 'string' ? thing : thing.id]
}

export const customerOf = ({ customer }: Stripe.Charge): string | null => namesOf(customer)[0] ?? null

const dateOf = (seconds: number) => new Date(seconds * 1000)

type About = { readonly id: string; readonly object: string; readonly customer?: string | { id: string } | null }

export function eventRecord({ id, type, created, data }: Stripe.Event): PaymentEventRecord {
  const about = data.object as unknown as About & { readonly charge?: string | { id: string } }
  const [customerId = null] = about.object === 'customer' ? [about.id] : namesOf(about.customer)
  const [chargeId = null] = about.object === 'dispute' ? namesOf(about.charge) : []
  return { id, type, createdAt: dateOf(created), customerId, chargeId }
}
