import { log } from '#server/log.ts'
import { ForgedEventError } from '#server/ports/payments.ts'
import { isRequestAborted } from '#server/request-aborted.ts'
import { receiveEvent } from '#server/services/payments/receive-event.ts'
import { site } from '#server/site/site.ts'
import { boundedBody } from './bounded-body.ts'

/** Stripe's events are some kilobytes. */
const MOST_BYTES = 2 ** 20

/** POST /api/stripe/webhook: 200 once the event is stored, whatever comes of it; 400 for what Stripe did not send. */
export async function answerStripeWebhook(request: Request): Promise<Response> {
  try {
    const signature = request.headers.get('stripe-signature') ?? ''
    // The signature is of these very bytes.
    const body = await boundedBody(request, MOST_BYTES, () => new ForgedEventError('Too long for an event')).text()
    const received = await receiveEvent({ ctx: site().container, input: { body, signature } })
    return Response.json({ received })
  } catch (error) {
    // By name: the class may be there twice, and be renamed, once it is bundled.
    const isForged = error instanceof Error && error.name === 'ForgedEventError'
    if (isForged) return new Response('Not a webhook of ours', { status: 400 })
    if (!isRequestAborted(error)) log.error('stripe webhook', error)
    // Stripe sends it again.
    return new Response('Not now', { status: 503 })
  }
}
