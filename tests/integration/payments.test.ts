import { describe, expect, it, vi } from 'vitest'
import {
  changeCard,
  changePlan,
  deleteCustomer,
  disputeCharge,
  payCheckout,
  refundCharge,
  subscriptionsOf,
} from '#server/adapters/payments/sandbox/billing.ts'
import { held } from '#server/adapters/payments/sandbox/state.ts'
import type { SessionUser } from '#server/context.ts'
import { reconcileLedger } from '#server/services/credits/reconcile-ledger.ts'
import { receiveEvent } from '#server/services/payments/receive-event.ts'
import { reconcilePayments } from '#server/services/payments/reconcile-payments.ts'
import { syncCustomer } from '#server/services/payments/sync-customer.ts'
import { openPayingWorld } from '../support/paying-world.ts'

const world = openPayingWorld()
const never = new AbortController().signal
const lyrics = { prompt: '[Verse]\nA lamp in the window', style: 'Pop' }
const now = async (user: SessionUser) => await world.as(user).payment.getSubscription()
const customerOf = async (user: SessionUser) =>
  (await world.db.customer.findUniqueOrThrow({ where: { userId: user.id } })).id
const notes = async (user: SessionUser) =>
  (await world.as(user).notification.list()).items.map(({ kind, params }) => [kind, params.plan]).reverse()

describe('subscribing', () => {
  it('leads to a page of Stripe, and what is paid there gives plan and credits once the webhook comes', async () => {
    const user = await world.person()
    const { url } = await world.as(user).payment.createSubscriptionCheckout({ planId: 'standard_monthly' })
    const before = await world.page(url)
    expect(before.html).toContain('Canto Standard')
    expect(before.html).toContain('$19.99 a month')
    const { location } = await world.page(url, 'good')
    expect(location).toBe('https://canto.example/subscription?checkout=paid')
    expect(await now(user)).toMatchObject({ plan: 'free', credits: 20 })
    await world.deliver()
    expect(await now(user)).toMatchObject({ plan: 'standard_monthly', credits: 1500, isEnding: false })
    expect(await notes(user)).toEqual([['planStarted', 'Standard']])
  })

  it('keeps the free credits that were there, and gives no more of them', async () => {
    const user = await world.person()
    await world.as(user).music.generate(lyrics)
    await world.subscribe(user, 'basic_monthly')
    expect(await now(user)).toMatchObject({ credits: 515 })
    await world.later(1)
    expect(await now(user)).toMatchObject({ credits: 515 })
  })

  it('changes nothing while the card is declined or the bank is still asking', async () => {
    const user = await world.person()
    const { url } = await world.as(user).payment.createSubscriptionCheckout({ planId: 'basic_monthly' })
    expect((await world.page(url, 'declined')).html).toContain('Your card was declined. Nothing was charged.')
    expect((await world.page(url, 'asks')).html).toContain('Your bank asks')
    await world.deliver()
    expect(await now(user)).toMatchObject({ plan: 'free' })
    expect((await world.page(url, 'agree')).location).toContain('checkout=paid')
    await world.deliver()
    expect(await now(user)).toMatchObject({ plan: 'basic_monthly', credits: 500 })
  })

  it('leaves one open checkout, so that two tabs cannot pay twice', async () => {
    const user = await world.person()
    const first = await world.as(user).payment.createSubscriptionCheckout({ planId: 'basic_monthly' })
    const second = await world.as(user).payment.createSubscriptionCheckout({ planId: 'pro_monthly' })
    expect((await world.page(first.url, 'good')).html).toContain('This checkout is over. Nothing was charged.')
    expect((await world.page(second.url, 'good')).location).toContain('checkout=paid')
    // Another click before the webhook has come.
    const again = world.as(user).payment.createSubscriptionCheckout({ planId: 'pro_monthly' })
    await expect(again).rejects.toThrow('You have the Pro plan already.')
  })

  it('keeps the larger of two plans that were paid for all the same, and ends the other', async () => {
    const user = await world.person()
    const { url } = await world.as(user).payment.createSubscriptionCheckout({ planId: 'basic_monthly' })
    const first = held(world.stripe.state.sessions, url.split('/').at(-1))
    const second = { ...first, id: 'cs_twin', price: priceId('pro_monthly') }
    await world.stripe.act((books) => {
      books.state.sessions[second.id] = second
      payCheckout(books, first, 'good')
      payCheckout(books, second, 'good')
    })
    await world.deliver()
    await world.deliver()
    expect(await now(user)).toMatchObject({ plan: 'pro_monthly', credits: 5000 })
    const customer = await customerOf(user)
    const states = await world.stripe.act((books) => subscriptionsOf(books, customer).map(({ status }) => status))
    expect(states.sort()).toEqual(['active', 'canceled'])
  })

  it.each([
    ['gold_monthly', 'There is no such plan.'],
    ['free', 'There is no such plan.'],
    ['', 'There is no such plan.'],
  ])('refuses the plan "%s"', async (planId, sentence) => {
    const user = await world.person()
    await expect(world.as(user).payment.createSubscriptionCheckout({ planId })).rejects.toThrow(sentence)
  })

  it('says so when there are no payments here, or Stripe is away', async () => {
    const user = await world.person()
    const request = { planId: 'basic_monthly' }
    const none = world.as(user, { payments: null }).payment.createSubscriptionCheckout(request)
    await expect(none).rejects.toThrow('Payments are not set up here.')
    world.stripe.fail(20, 500)
    const away = world.as(user, { log: () => {} }).payment.createSubscriptionCheckout(request)
    await expect(away).rejects.toThrow('The payment service did not answer as it should.')
    world.stripe.fail(0)
    await expect(world.as(user).payment.createSubscriptionCheckout(request)).resolves.toHaveProperty('url')
  })
})

describe('the months of a plan', () => {
  it('give their credits anew, and take along what was left', async () => {
    const user = await world.person()
    await world.subscribe(user, 'basic_monthly')
    await world.as(user).music.generate(lyrics)
    await world.later(31)
    await world.deliver()
    expect(await now(user)).toMatchObject({ plan: 'basic_monthly', credits: 500 })
    expect(await kinds(user)).toEqual(['plan_grant', 'song', 'expiry', 'plan_grant'])
  })

  it('give a yearly plan its credits month by month', async () => {
    const user = await world.person()
    await world.subscribe(user, 'basic_yearly')
    expect(await now(user)).toMatchObject({ credits: 500 })
    await world.later(32)
    expect(await now(user)).toMatchObject({ credits: 500 })
    const { id } = await world.as(user).music.generate(lyrics)
    await world.db.creation.update({ where: { id }, data: { status: 'completed' } })
    await world.later(200)
    expect(await now(user)).toMatchObject({ credits: 500, plan: 'basic_yearly' })
    await world.as(user).music.generate(lyrics)
    expect((await kinds(user)).filter((kind) => kind === 'plan_grant')).toHaveLength(3)
    expect(await kinds(user)).toHaveLength(7)
  })

  it('give no credits that are not paid, and the plan goes when Stripe gives up', async () => {
    const user = await world.person()
    await world.subscribe(user, 'standard_monthly', 'fails-later')
    await world.later(31)
    await world.deliver()
    expect(await now(user)).toMatchObject({ plan: 'standard_monthly', credits: 0, isUnpaid: true })
    await world.later(20)
    await world.deliver()
    expect(await now(user)).toMatchObject({ plan: 'free', credits: 20 })
    expect((await notes(user)).map(([kind]) => kind)).toEqual(['planStarted', 'paymentFailed', 'planEnded'])
  })

  it('come back with another card', async () => {
    const user = await world.person()
    await world.subscribe(user, 'standard_monthly', 'fails-later')
    await world.later(31)
    await world.deliver()
    const customer = await customerOf(user)
    await world.stripe.act((books) => changeCard(books, customer, 'good'))
    await world.deliver()
    expect(await now(user)).toMatchObject({ plan: 'standard_monthly', credits: 1500, isUnpaid: false })
  })
})

describe('changing the plan', () => {
  it('raises it at once by the portal, and gives the difference', async () => {
    const user = await world.person()
    await world.subscribe(user, 'basic_monthly')
    await world.as(user).music.generate(lyrics)
    await world.later(10)
    const { url } = await world.as(user).payment.createSubscriptionCheckout({ planId: 'standard_monthly' })
    expect((await world.page(url)).html).toContain('Confirm your new plan')
    expect((await world.page(url, 'return')).location).toContain('checkout=cancelled')
    expect((await world.page(url, 'confirm')).location).toContain('checkout=changed')
    await world.deliver()
    const { plan, credits } = await now(user)
    expect(plan).toBe('standard_monthly')
    // Two thirds of the month are left, and of the difference.
    expect(credits).toBeGreaterThan(495 + 1000 * 0.64)
    expect(credits).toBeLessThan(495 + 1000 * 0.7)
    expect(await notes(user)).toEqual([
      ['planStarted', 'Basic'],
      ['planChanged', 'Standard'],
    ])
  })

  it('begins a new month when it goes over to a year', async () => {
    const user = await world.person()
    await world.subscribe(user, 'basic_monthly')
    await world.as(user).music.generate(lyrics)
    await world.later(10)
    const { url } = await world.as(user).payment.createSubscriptionCheckout({ planId: 'basic_yearly' })
    await world.page(url, 'confirm')
    await world.deliver()
    expect(await now(user)).toMatchObject({ plan: 'basic_yearly', credits: 500 })
  })

  it('lowers it when the period ends, and not before', async () => {
    const user = await world.person()
    await world.subscribe(user, 'pro_monthly')
    const { url } = await world.as(user).payment.createSubscriptionCheckout({ planId: 'basic_yearly' })
    expect(url).toBe('https://canto.example/subscription?checkout=later')
    expect(await now(user)).toMatchObject({ plan: 'pro_monthly', nextPlan: 'basic_yearly', credits: 5000 })
    await world.later(31)
    await world.deliver()
    expect(await now(user)).toMatchObject({ plan: 'basic_yearly', nextPlan: null, credits: 500 })
  })

  it('raises a yearly plan to a monthly one at once, and goes from a year to months when the year ends', async () => {
    const user = await world.person()
    await world.subscribe(user, 'standard_yearly')
    const { url } = await world.as(user).payment.createSubscriptionCheckout({ planId: 'standard_monthly' })
    expect(url).toContain('checkout=later')
    expect(await now(user)).toMatchObject({ plan: 'standard_yearly', nextPlan: 'standard_monthly' })
    const up = await world.as(user).payment.createSubscriptionCheckout({ planId: 'pro_monthly' })
    await world.page(up.url, 'confirm')
    await world.deliver()
    expect(await now(user)).toMatchObject({ plan: 'pro_monthly', nextPlan: null, credits: 5000 })
  })

  it('gives a month of a plan that was a year before only when that month is paid', async () => {
    const user = await world.person()
    await world.subscribe(user, 'basic_yearly')
    const { url } = await world.as(user).payment.createSubscriptionCheckout({ planId: 'pro_monthly' })
    await world.page(url, 'confirm')
    const customer = await customerOf(user)
    await world.stripe.act((books) => {
      // What was left of the year is used up.
      held(books.state.customers, customer).balance = 0
      changeCard(books, customer, 'declined')
    })
    await world.later(31)
    await world.deliver()
    expect(await now(user)).toMatchObject({ plan: 'pro_monthly', isUnpaid: true, credits: 0 })
  })

  it('can be thought better of', async () => {
    const user = await world.person()
    await world.subscribe(user, 'pro_monthly')
    await world.as(user).payment.createSubscriptionCheckout({ planId: 'basic_monthly' })
    const { url } = await world.as(user).payment.createSubscriptionCheckout({ planId: 'pro_monthly' })
    expect(new URL(url).pathname).toBe('/subscription')
    expect(url).toContain('checkout=kept')
    expect(await now(user)).toMatchObject({ plan: 'pro_monthly', nextPlan: null })
    const again = world.as(user).payment.createSubscriptionCheckout({ planId: 'pro_monthly' })
    await expect(again).rejects.toThrow('You have the Pro plan already.')
  })

  it('leads back to the page in the language that somebody came from', async () => {
    const user = await world.person()
    await world.subscribe(user, 'pro_monthly')
    const payment = world.as(user, { language: 'fr' }).payment
    const { url: later } = await payment.createSubscriptionCheckout({ planId: 'basic_monthly' })
    const { url: kept } = await payment.createSubscriptionCheckout({ planId: 'pro_monthly' })
    expect([later, kept].map((url) => new URL(url).pathname)).toEqual(['/fr/subscription', '/fr/subscription'])
  })

  it('answers alike when the same change is asked for six times at once, and logs no errors', async () => {
    const user = await world.person()
    await world.subscribe(user, 'pro_monthly')
    const errors = vi.spyOn(process.stderr, 'write')
    const { payment } = world.as(user)
    const ask = (planId: string) =>
      Promise.all(Array.from({ length: 6 }, () => payment.createSubscriptionCheckout({ planId })))
    const lower = await ask('basic_monthly')
    expect(new Set(lower.map(({ url }) => url))).toEqual(new Set(['https://canto.example/subscription?checkout=later']))
    expect(await now(user)).toMatchObject({ nextPlan: 'basic_monthly' })
    const kept = await ask('pro_monthly')
    expect(new Set(kept.map(({ url }) => url))).toEqual(new Set(['https://canto.example/subscription?checkout=kept']))
    expect(await now(user)).toMatchObject({ nextPlan: null })
    await world.deliver()
    expect(errors.mock.calls).toEqual([])
    errors.mockRestore()
  })

  it.each([
    [['basic_monthly', 'standard_monthly', 'standard_yearly', 'basic_yearly']],
    [['basic_monthly', 'standard_monthly', 'basic_monthly']],
    [['basic_monthly', 'standard_monthly', 'standard_monthly', 'basic_monthly', 'basic_monthly']],
  ])('does what was asked last when different changes are asked for at once: %j', async (requests) => {
    const user = await world.person()
    await world.subscribe(user, 'pro_monthly')
    const { payment } = world.as(user)
    await Promise.all(requests.map((planId) => payment.createSubscriptionCheckout({ planId })))
    expect(await now(user)).toMatchObject({ plan: 'pro_monthly', nextPlan: requests.at(-1) })
  })

  it('leaves everything as it was when the card does not pay the difference', async () => {
    const user = await world.person()
    await world.subscribe(user, 'basic_monthly', 'fails-later')
    const { url } = await world.as(user).payment.createSubscriptionCheckout({ planId: 'pro_monthly' })
    expect((await world.page(url, 'confirm')).html).toContain('Your card was declined.')
    await world.deliver()
    expect(await now(user)).toMatchObject({ plan: 'basic_monthly', credits: 500 })
  })
})

describe('ending the plan', () => {
  it('keeps it until the period ends, then leaves the free one', async () => {
    const user = await world.person()
    await world.subscribe(user, 'pro_monthly')
    const { url } = await world.as(user).payment.createBillingPortal()
    await world.page(url, 'cancel')
    await world.deliver()
    expect(await now(user)).toMatchObject({ plan: 'pro_monthly', isEnding: true, credits: 5000 })
    await world.page(url, 'keep')
    await world.deliver()
    expect(await now(user)).toMatchObject({ isEnding: false })
    await world.page(url, 'cancel')
    await world.later(31)
    await world.deliver()
    expect(await now(user)).toMatchObject({ plan: 'free', credits: 20 })
    await world.subscribe(user, 'basic_monthly')
    expect(await now(user)).toMatchObject({ plan: 'basic_monthly', credits: 500 })
  })

  it('is nothing to do for those who have none', async () => {
    const user = await world.person()
    await expect(world.as(user).payment.createBillingPortal()).rejects.toThrow('you have no paid plan')
  })

  it('happens when the customer is deleted at Stripe, and subscribing again makes a new one', async () => {
    const user = await world.person()
    await world.subscribe(user, 'pro_monthly')
    const customer = await customerOf(user)
    await world.stripe.act((books) => deleteCustomer(books, customer))
    await world.deliver()
    expect(await now(user)).toMatchObject({ plan: 'free', credits: 20 })
    await world.subscribe(user, 'basic_monthly')
    expect(await now(user)).toMatchObject({ plan: 'basic_monthly' })
    expect(await customerOf(user)).not.toBe(customer)
  })

  it.each([
    ['refunded', refundCharge],
    ['disputed', disputeCharge],
  ] as const)('takes the month’s credits along when its payment is %s', async (_how, undo) => {
    const user = await world.person()
    await world.subscribe(user, 'basic_monthly')
    const customer = await customerOf(user)
    await world.stripe.act((books) => {
      for (const charge of Object.values(books.state.charges)) if (charge.customer === customer) undo(books, charge)
    })
    await world.deliver()
    expect(await now(user)).toMatchObject({ plan: 'basic_monthly', credits: 0 })
  })
})

describe('webhooks', () => {
  const state = async (user: SessionUser) => [await now(user), await kinds(user)]

  it('change nothing when they are forged, stale, cut off, of another mode or unknown', async () => {
    const user = await world.person()
    const { url } = await world.as(user).payment.createSubscriptionCheckout({ planId: 'basic_monthly' })
    await world.page(url, 'good')
    const event = held(Object.fromEntries(world.stripe.mailbox.map((one) => [one.type, one])), 'invoice.paid')
    world.stripe.mailbox.splice(0)
    const before = await state(user)
    const { body, signature } = world.stripe.webhook(event)
    const nowSec = Math.floor(Date.now() / 1000)
    const bad = [
      { body, signature: '' },
      { body, signature: 't=1,v1=00' },
      { body: `${body} `, signature },
      { body: body.slice(0, -10), signature },
      world.stripe.webhook(event, { secret: 'whsec_other' }),
      world.stripe.webhook(event, { atSec: nowSec - 301 }),
      world.stripe.webhook(event, { atSec: nowSec + 600 }),
      world.stripe.webhook({ ...event, livemode: true }),
    ]
    for (const input of bad) {
      await expect(receiveEvent({ ctx: world, input })).rejects.toThrow('No webhook of ours')
    }
    expect(await state(user)).toEqual(before)
    expect(await world.db.paymentEvent.count({ where: { id: event.id } })).toBe(0)
    // The same ones, signed with the secret that is on its way out, are good.
    expect(await receiveEvent({ ctx: world, input: world.stripe.webhook(event, { secret: 'whsec_old' }) })).toBe('new')
    expect(await receiveEvent({ ctx: world, input: world.stripe.webhook(event) })).toBe('known')
    expect(
      await receiveEvent({
        ctx: world,
        input: world.stripe.webhook({ ...event, id: 'evt_x', type: 'invoice.created' }),
      }),
    ).toBe('ignored')
  })

  it('of customers whom nobody knows change nothing', async () => {
    const stranger = { ...customerEvent('cus_nobody'), id: 'evt_stranger' }
    await world.deliver([stranger])
    expect(await world.db.customer.findUnique({ where: { id: 'cus_nobody' } })).toBeNull()
  })

  it('are queued once, together with what acts on them', async () => {
    const event = { ...customerEvent('cus_somebody'), id: 'evt_once' }
    const answers = await Promise.all(Array.from({ length: 8 }, () => world.receive(event)))
    expect(answers.filter((answer) => answer === 'new')).toHaveLength(1)
    const [row] = await world.db.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM pgboss.job WHERE name = 'follow-payment' AND data->>'eventId' = 'evt_once'`
    expect(row?.count).toBe(1)
  })

  it('that never came are made up for at night', async () => {
    const user = await world.person()
    const { url } = await world.as(user).payment.createSubscriptionCheckout({ planId: 'basic_monthly' })
    await world.page(url, 'good')
    world.stripe.mailbox.splice(0)
    expect(await now(user)).toMatchObject({ plan: 'free' })
    await reconcilePayments({ ctx: world, signal: never })
    expect(await now(user)).toMatchObject({ plan: 'basic_monthly', credits: 500 })
  })

  it('are made up for until the job must stop, beginning with those who waited longest', async () => {
    await world.subscribe(await world.person(), 'basic_monthly')
    await world.subscribe(await world.person(), 'basic_monthly')
    const customers = await world.db.customer.findMany({ orderBy: [{ reading: 'asc' }, { id: 'asc' }] })
    const stop = new AbortController()
    const asked: string[] = []
    const read = (id: string) => {
      asked.push(id)
      stop.abort()
      return (world.payments as NonNullable<typeof world.payments>).read(id)
    }
    const payments = { ...(world.payments as NonNullable<typeof world.payments>), read }
    const ctx = { ...world, payments }
    expect(await reconcilePayments({ ctx, signal: stop.signal })).toEqual({ read: 1, failed: 0 })
    expect(asked).toEqual([customers[0]?.id])
    expect(await reconcilePayments({ ctx: world, signal: never })).toEqual({ read: customers.length, failed: 0 })
  })

  it('do not go back behind a newer reading', async () => {
    const user = await world.person()
    await world.subscribe(user, 'basic_monthly')
    const customer = await customerOf(user)
    const [subscription] = await world.stripe.act((books) => subscriptionsOf(books, customer))
    let release = () => {}
    const held_ = new Promise<void>((resolve) => {
      release = resolve
    })
    const slow = {
      ...(world.payments as NonNullable<typeof world.payments>),
      read: async (id: string) => {
        const record = await world.payments?.read(id)
        await held_
        return record ?? null
      },
    }
    const late = syncCustomer({ ctx: { ...world, payments: slow }, input: { customerId: customer } })
    await new Promise((resolve) => setTimeout(resolve, 200))
    await world.stripe.act((books) => {
      if (subscription)
        changePlan(
          books,
          held(books.state.subscriptions, subscription.id),
          held(books.state.prices, priceId('pro_monthly')),
        )
    })
    await world.deliver()
    release()
    await late
    expect(await now(user)).toMatchObject({ plan: 'pro_monthly' })
  })
})

it('leaves books that agree', async () => {
  expect(await reconcileLedger({ ctx: world })).toEqual([])
})

async function kinds(user: SessionUser): Promise<string[]> {
  const orderBy = [{ createdAt: 'asc' }, { id: 'asc' }] as const
  return (await world.db.creditEntry.findMany({ where: { userId: user.id }, orderBy: [...orderBy] })).map(
    ({ kind }) => kind,
  )
}

function priceId(planId: string): string {
  return Object.values(world.stripe.state.prices).find(({ lookup_key }) => lookup_key === planId)?.id ?? ''
}

function customerEvent(id: string) {
  const data = { object: { id: 'sub_1', object: 'subscription', customer: id } }
  const created = Math.floor(Date.now() / 1000)
  return {
    object: 'event',
    api_version: '',
    livemode: false,
    created,
    type: 'customer.subscription.updated',
    data,
  } as const
}
