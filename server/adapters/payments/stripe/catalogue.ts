import Stripe from 'stripe'
import { PAID_PLAN_IDS, PAID_TIERS, type PaidPlanId, type PaidTier, PLANS, partsOfPlan } from '#lib/catalog/plans.ts'
import type { PublishedPlan } from '#server/ports/payments.ts'

const CURRENCY = 'usd'
/** What the portal is opened for; each use has a configuration of its own. */
type PortalUse = 'bills' | 'upgrade'
export const INTERVAL = { monthly: 'month', yearly: 'year' } as const

/**
 * Makes Stripe match the plan catalogue: one product for each tier, and one price for each plan, found by its lookup
 * key. A price in Stripe cannot change. For another amount it creates a new price, which takes over the lookup key;
 * existing subscribers keep the old price.
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

/**
 * Publishes two configurations of the portal. "bills" shows cards and invoices, and can cancel a plan at the end of its
 * period. "upgrade" changes to a higher plan at once.
 */
async function publishPortal(stripe: Stripe, plans: readonly PublishedPlan[]): Promise<void> {
  await publishPortalFor(stripe, 'bills', {
    customer_update: { enabled: true, allowed_updates: ['email', 'address', 'tax_id'] },
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    subscription_cancel: { enabled: true, mode: 'at_period_end' },
    subscription_update: { enabled: false },
  })
  const products = PAID_TIERS.map((tier) => ({
    product: productOf(tier),
    prices: plans.filter(({ planId }) => partsOfPlan(planId).tier === tier).map(({ priceId }) => priceId),
  }))
  await publishPortalFor(stripe, 'upgrade', {
    payment_method_update: { enabled: true },
    subscription_update: {
      enabled: true,
      default_allowed_updates: ['price'],
      proration_behavior: 'always_invoice',
      products,
    },
  })
}

type Features = Stripe.BillingPortal.ConfigurationCreateParams['features']

async function publishPortalFor(stripe: Stripe, use: PortalUse, features: Features): Promise<void> {
  const known = await portalConfiguration(stripe, use)
  if (known) await stripe.billingPortal.configurations.update(known, { features })
  else await stripe.billingPortal.configurations.create({ features, metadata: { canto: use } })
}

/** The id of the portal configuration that was published for a use; with null, Stripe uses its default one. */
export async function portalConfiguration(stripe: Stripe, use: PortalUse): Promise<string | null> {
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 })
  return data.find(({ metadata }) => metadata?.canto === use)?.id ?? null
}
