import { env } from '#server/env.ts'

const USAGE = `npm run canto -- stripe sync
  Brings products, prices and the customer portal at Stripe in line with the plans. Needs STRIPE_SECRET_KEY; may be run
  as often as you like. A price whose amount has changed is made anew; who subscribed before keeps the old one.`

export async function stripeCommand([what, ...rest]: string[]): Promise<void> {
  if (what !== 'sync' || rest.length > 0) throw new Error(`What about Stripe?\n\n${USAGE}`)
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_BASE: baseUrl } = env()
  if (!secretKey) throw new Error('STRIPE_SECRET_KEY is not set: see .env.example.')
  // Only this command needs Stripe's client.
  const { stripePayments } = await import('#server/adapters/payments/stripe/stripe-payments.ts')
  for (const { planId, priceId, isNew } of await stripePayments({
    secretKey,
    webhookSecrets: [],
    baseUrl,
  }).publishPlans()) {
    console.log(`${planId.padEnd(17)} ${priceId}${isNew ? '  new' : ''}`)
  }
}
