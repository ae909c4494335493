import { afterAll, beforeAll } from 'vitest'
import { payCheckout } from '#server/adapters/payments/sandbox/billing.ts'
import { type Card, held, type StripeEvent } from '#server/adapters/payments/sandbox/state.ts'
import { stripePayments } from '#server/adapters/payments/stripe/stripe-payments.ts'
import type { Services, SessionUser } from '#server/context.ts'
import { processEvent } from '#server/services/payments/process-event.ts'
import { receiveEvent } from '#server/services/payments/receive-event.ts'
import { type FakeStripe, fakeStripe, SECRET_KEY, WEBHOOK_SECRETS } from '../fakes/stripe.ts'
import { openWorld, type World } from './world.ts'

export type PayingWorld = World & {
  readonly stripe: FakeStripe
  /** One clock for both, here and at Stripe. */
  later(days: number): Promise<void>
  /** Receives what waits in Stripe's mailbox, and acts on it as the worker would. */
  deliver(events?: readonly StripeEvent[]): Promise<void>
  receive(event: StripeEvent): ReturnType<typeof receiveEvent>
  /** Chooses a plan and pays for it with a card. */
  subscribe(user: SessionUser, planId: string, card?: Card): Promise<void>
  /** Opens a page of Stripe's, and presses a button of it if one is named. */
  page(url: string, press?: string): Promise<{ status: number; location: string | null; html: string }>
}

/** A world with a Stripe of its own beside it. */
export function openPayingWorld(options: { connections?: number } = {}): PayingWorld {
  const world = openWorld(options) as PayingWorld

  beforeAll(async () => {
    const stripe = await fakeStripe({ nowSec: () => Math.floor(world.clock.now().getTime() / 1000) })
    const payments = stripePayments({ secretKey: SECRET_KEY, webhookSecrets: WEBHOOK_SECRETS, baseUrl: stripe.url })
    await payments.publishPlans()
    const receive = (event: StripeEvent) => receiveEvent({ ctx: world as Services, input: stripe.webhook(event) })
    Object.assign(world, {
      stripe,
      payments,
      receive,
      as: withPayments(world, payments),
      async later(days: number) {
        world.moveClock(days * 86_400)
        await stripe.act(() => {})
      },
      async deliver(events: readonly StripeEvent[] = stripe.mailbox.splice(0)) {
        for (const event of events) {
          await receive(event)
          await processEvent({ ctx: world, input: { eventId: event.id } })
        }
      },
      async subscribe(user: SessionUser, planId: string, card: Card = 'good') {
        const { url } = await world.as(user).payment.createSubscriptionCheckout({ planId })
        const id = url.split('/').at(-1)
        await stripe.act((books) => payCheckout(books, held(books.state.sessions, id), card))
        await world.deliver()
      },
      async page(url: string, press?: string) {
        const body = press === undefined ? {} : { method: 'POST', body: new URLSearchParams({ press }) }
        const answer = await fetch(url, { redirect: 'manual', ...body })
        return { status: answer.status, location: answer.headers.get('location'), html: await answer.text() }
      },
    } satisfies Partial<PayingWorld> & { payments: typeof payments })
  })
  afterAll(() => world.stripe.close())
  return world
}

function withPayments(world: World, payments: Services['payments']): World['as'] {
  const { as } = world
  return (user, overrides = {}) => as(user, { payments, ...overrides })
}
