import { answerStripeWebhook } from '#server/http/stripe-webhook.ts'

export { answerStripeWebhook as POST }
