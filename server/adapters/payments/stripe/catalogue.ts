import Stripe from 'stripe'
import { PAID_PLAN_IDS, PAID_TIERS, type PaidPlanId, type PaidTier, PLANS, partsOfPlan } from '#lib/catalog/plans.ts'
import type { PublishedPlan } from '#server/ports/payments.ts'

const CURRENCY = 'usd'
/** Marks the portal's configuration as made here. */
const MARK = { madeBy: 'canto' }
const INTERVAL = { monthly: 'month', yearly: 'year' } as const

/**
 * Brings Stripe in line with the plan catalogue: a product a tier, a price a plan, found by its lookup key. A price cannot
 * change, so another amount is a new price that takes the key over; who subscribed at the old one keeps it.
 */
export async function publishPlans(stripe: Stripe): Promise<PublishedPlan[]> {
  for (const tier of PAID_TIERS) await publishProduct(stripe, tier)
  const { data: known } = await stripe.prices.list({ lookup_keys: [...PAID_PLAN_IDS], active: true, limit: 10 })
  const published: PublishedPlan[] = []
  for (const planId of PAID_PLAN_IDS) {
    const old = known.find(({ lookup_key }) => lookup_key === planId)
    const isSame = old && old.unit_amount === amountOf(planId) && old.currency === CURRENCY
    const price = isSame ? old : await stripe.prices.create(priceOf(planId))
    if (old && !isSame) await stripe.prices.update(old.id, { active: false })
    published.push({ planId, priceId: price.id, isNew: !isSame })
  }
  await publishPortal(stripe, published)
  return published
}

const productOf = (tier: PaidTier) => `canto_${tier}`

async function publishProduct(stripe: Stripe, tier: PaidTier): Promise<void> {
  const wanted = { name: `Canto ${PLANS[tier].name}`, metadata: { tier } }
  try {
    await stripe.products.update(productOf(tier), { ...wanted, active: true })
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError) || error.code !== 'resource_missing') throw error
    await stripe.products.create({ id: productOf(tier), ...wanted })
  }
}

function amountOf(planId: PaidPlanId): number {
  const { tier, period } = partsOfPlan(planId)
  return PLANS[tier].priceCents[period ?? 'monthly']
}

function priceOf(planId: PaidPlanId): Stripe.PriceCreateParams {
  const { tier, period } = partsOfPlan(planId)
  return {
    product: productOf(tier as PaidTier),
    currency: CURRENCY,
    unit_amount: amountOf(planId),
    recurring: { interval: INTERVAL[period ?? 'monthly'] },
    lookup_key: planId,
    transfer_lookup_key: true,
    metadata: { planId },
  }
}

/** The portal raises a plan at once, for the difference, and lowers or ends it when the period ends. */
async function publishPortal(stripe: Stripe, plans: readonly PublishedPlan[]): Promise<void> {
  const products = PAID_TIERS.map((tier) => ({
    product: productOf(tier),
    prices: plans.filter(({ planId }) => partsOfPlan(planId).tier === tier).map(({ priceId }) => priceId),
  }))
  const features = {
    customer_update: { enabled: true, allowed_updates: ['email', 'address', 'tax_id'] },
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    subscription_cancel: { enabled: true, mode: 'at_period_end' },
    subscription_update: {
      enabled: true,
      default_allowed_updates: ['price'],
      proration_behavior: 'always_invoice',
      schedule_at_period_end: { conditions: [{ type: 'decreasing_item_amount' }, { type: 'shortening_interval' }] },
      products,
    },
  } satisfies Stripe.BillingPortal.ConfigurationCreateParams['features']
  const known = await portalConfiguration(stripe)
  if (known) await stripe.billingPortal.configurations.update(known, { features })
  else await stripe.billingPortal.configurations.create({ features, metadata: MARK })
}

/** The portal's configuration that was made here; null leaves Stripe its default one. */
export async function portalConfiguration(stripe: Stripe): Promise<string | null> {
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 })
  return data.find(({ metadata }) => metadata?.madeBy === MARK.madeBy)?.id ?? null
}
