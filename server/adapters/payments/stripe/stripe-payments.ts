import Stripe from 'stripe'
import { type PaidPlanId, partsOfPlan } from '#lib/catalog/plans.ts'
import { ForgedEventError, type Payments } from '#server/ports/payments.ts'
import { INTERVAL, portalConfiguration, publishPlans } from './catalogue.ts'
import { customerOf, customerRecord, eventRecord, namesOf } from './mapper.ts'

type StripeOptions = {
  readonly secretKey: string
  /** Every one of them is accepted, so that secrets can be changed without a gap. */
  readonly webhookSecrets: readonly string[]
  /** An address to use in place of Stripe's. */
  readonly baseUrl?: string | undefined
  /** A function to use in place of the network. */
  readonly fetch?: typeof fetch
}

/** Seconds for which a webhook's signature is good, as Stripe advises. */
const TOLERANCE_SEC = 300
/** The longest page of Stripe's lists: enough for eight years of monthly bills. */
const PAGE = 100

/** Stripe, by its own client. */
export function stripePayments({ secretKey, webhookSecrets, baseUrl, fetch }: StripeOptions): Payments {
  const stripe = new Stripe(secretKey, { ...addressOf(baseUrl), maxNetworkRetries: 2, timeout: 20_000, ...via(fetch) })
  const isLive = secretKey.includes('_live_')

  async function priceOf(planId: PaidPlanId): Promise<string> {
    // Read anew each time, because prices can be replaced while this process runs.
    const { data } = await stripe.prices.list({ lookup_keys: [planId], active: true, limit: 1 })
    const [price] = data
    if (!price) throw new Error(`Stripe has no price with the lookup key ${planId}: run "npm run canto -- stripe sync"`)
    return price.id
  }

  return {
    async createCustomer({ userId, email, name, gone }) {
      const customer = await stripe.customers.create(
        { email, ...(name ? { name } : {}), metadata: { userId } },
        { idempotencyKey: `customer:${userId}:${gone ?? 'first'}` },
      )
      return customer.id
    },

    async read(customerId) {
      const customer = await found(stripe.customers.retrieve(customerId))
      if (!customer || customer.deleted) return null
      const [subscriptions, invoices, charges] = await Promise.all([
        stripe.subscriptions.list({ customer: customerId, status: 'all', limit: PAGE }),
        stripe.invoices.list({ customer: customerId, status: 'paid', limit: PAGE, expand: ['data.payments'] }),
        stripe.charges.list({ customer: customerId, limit: PAGE }),
      ])
      // Stripe cannot expand a schedule's prices in this list: they are nested too deep.
      const names = subscriptions.data.flatMap(({ schedule }) => namesOf(schedule))
      const schedules = await Promise.all(
        names.map((name) => stripe.subscriptionSchedules.retrieve(name, { expand: ['phases.items.price'] })),
      )
      return customerRecord({
        customer,
        schedules,
        subscriptions: subscriptions.data,
        invoices: invoices.data,
        charges: charges.data,
      })
    },

    async openCheckout({ customerId, userId, planId, expiresAt, successUrl, cancelUrl }) {
      const { id, url } = await stripe.checkout.sessions.create({
        mode: 'subscription',
        customer: customerId,
        client_reference_id: userId,
        line_items: [{ price: await priceOf(planId), quantity: 1 }],
        subscription_data: { metadata: { userId, planId } },
        success_url: successUrl,
        cancel_url: cancelUrl,
        expires_at: Math.floor(expiresAt.getTime() / 1000),
      })
      if (!url) throw new Error('Stripe gave a checkout without an address')
      return { id, url }
    },

    async closeCheckout(id) {
      const session = await found(stripe.checkout.sessions.retrieve(id))
      if (session?.status === 'complete') return 'paid'
      if (session?.status !== 'open') return 'closed'
      try {
        await stripe.checkout.sessions.expire(id)
        return 'closed'
      } catch (error) {
        // It was paid, or it expired, between the two calls.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
        const now = await stripe.checkout.sessions.retrieve(id)
        return now.status === 'complete' ? 'paid' : 'closed'
      }
    },

    async openPortal({ customerId, returnUrl, change }) {
      const configuration = await portalConfiguration(stripe, change ? 'upgrade' : 'bills')
      const { url } = await stripe.billingPortal.sessions.create({
        customer: customerId,
        return_url: returnUrl,
        ...(configuration ? { configuration } : {}),
        ...(change
          ? {
              flow_data: {
                type: 'subscription_update_confirm',
                subscription_update_confirm: {
                  subscription: change.subscription.id,
                  items: [{ id: change.subscription.itemId, price: await priceOf(change.planId), quantity: 1 }],
                },
                after_completion: { type: 'redirect', redirect: { return_url: change.doneUrl } },
              },
            }
          : {}),
      })
      return { url }
    },

    async changeLater({ id, scheduleId, periodEnd }, planId) {
      if (scheduleId) await found(stripe.subscriptionSchedules.release(scheduleId))
      if (!planId) return
      const { id: made, phases } = await stripe.subscriptionSchedules.create({ from_subscription: id })
      const [running] = phases
      if (!running) throw new Error(`The schedule of ${id} has no phase`)
      const items = running.items.map(({ price }) => ({ price: typeof price === 'string' ? price : price.id }))
      await stripe.subscriptionSchedules.update(made, {
        end_behavior: 'release',
        phases: [
          { items, start_date: running.start_date, end_date: Math.floor(periodEnd.getTime() / 1000) },
          {
            items: [{ price: await priceOf(planId) }],
            duration: { interval: INTERVAL[partsOfPlan(planId).period ?? 'monthly'], interval_count: 1 },
            proration_behavior: 'none',
          },
        ],
      })
    },

    async endSubscription(id) {
      await found(stripe.subscriptions.cancel(id, { invoice_now: true, prorate: true }))
    },

    async customerOfCharge(chargeId) {
      const charge = await found(stripe.charges.retrieve(chargeId))
      return charge ? customerOf(charge) : null
    },

    readEvent(body, signature) {
      if (!isTimely(signature)) throw new ForgedEventError('No webhook of ours')
      for (const secret of webhookSecrets) {
        try {
          const event = stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SEC)
          if (event.livemode !== isLive) break
          return eventRecord(event)
        } catch {
          // Perhaps the next secret.
        }
      }
      throw new ForgedEventError('No webhook of ours')
    },

    publishPlans: () => publishPlans(stripe),
  }
}

/** A time, then one signature or more, each with the version of its scheme (Stripe, "Verify webhook signatures manually"). */
const SIGNATURE = /^t=(\d+)(?:,v\d+=[0-9a-f]+)+$/

/**
 * Whether a signature is written exactly as Stripe writes it, and is not from the future. Stripe's own client also
 * accepts other spellings, and only refuses signatures that are too old.
 */
function isTimely(signature: string): boolean {
  const [, sec] = SIGNATURE.exec(signature) ?? []
  return Number(sec) <= Date.now() / 1000 + TOLERANCE_SEC
}

/** The answer to a call, or null if Stripe does not have the object, or no longer. */
async function found<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') return null
    throw error
  }
}

function addressOf(baseUrl: string | undefined) {
  if (!baseUrl) return {}
  const { protocol, hostname, port } = new URL(baseUrl)
  return {
    protocol: protocol.slice(0, -1) as 'http' | 'https',
    host: hostname,
    ...(port ? { port: Number(port) } : {}),
  }
}

const via = (fetch: StripeOptions['fetch']) => (fetch ? { httpClient: Stripe.createFetchHttpClient(fetch) } : {})
