import { beforeAll, expect, it } from 'vitest'
import { sandboxPayments } from '#server/adapters/payments/sandbox/sandbox-payments.ts'
import type { SandboxState } from '#server/adapters/payments/sandbox/state.ts'
import type { Services } from '#server/context.ts'
import { processEvent } from '#server/services/payments/process-event.ts'
import { receiveEvent } from '#server/services/payments/receive-event.ts'
import { openWorld } from '../support/world.ts'

const world = openWorld()
let ctx: Services
let sandbox: ReturnType<typeof sandboxPayments>

beforeAll(() => {
  sandbox = sandboxPayments({
    db: world.db,
    pages: `${world.siteUrl}/api/sandbox`,
    webhookSecret: 'a secret of this machine',
    deliver: (webhook) => receiveEvent({ ctx, input: webhook }),
  })
  ctx = { ...world, payments: sandbox.payments }
})

async function press(url: string, button: string): Promise<Response> {
  return await sandbox.answer(new Request(url, { method: 'POST', body: new URLSearchParams({ press: button }) }))
}

async function actOnWebhooks(): Promise<void> {
  const events = await world.db.paymentEvent.findMany({ where: { processedAt: null } })
  for (const { id } of events) await processEvent({ ctx, input: { eventId: id } })
}

it('sells plans without Stripe, and says on every page that it is no real payment', async () => {
  const user = await world.person()
  const { payment } = world.as(user, { payments: sandbox.payments })
  const { url } = await payment.createSubscriptionCheckout({ planId: 'standard_yearly' })
  expect(url).toMatch(/^https:\/\/canto\.example\/api\/sandbox\/pay\//)
  const page = await (await sandbox.answer(new Request(url))).text()
  expect(page).toContain('No money moves')
  expect(page).toContain('Canto Standard')
  const paid = await press(url, 'good')
  expect([paid.status, paid.headers.get('location')]).toEqual([303, 'https://canto.example/subscription?checkout=paid'])
  await actOnWebhooks()
  expect(await payment.getSubscription()).toMatchObject({ plan: 'standard_yearly', credits: 1500 })

  const portal = await payment.createBillingPortal()
  await press(portal.url, 'cancel')
  await actOnWebhooks()
  expect(await payment.getSubscription()).toMatchObject({ plan: 'standard_yearly', isEnding: true })
})

it('names what an upgrade costs now, and bills just that', async () => {
  const user = await world.person()
  const { payment } = world.as(user, { payments: sandbox.payments })
  await press((await payment.createSubscriptionCheckout({ planId: 'standard_yearly' })).url, 'good')
  await actOnWebhooks()
  const { url } = await payment.createSubscriptionCheckout({ planId: 'pro_yearly' })
  const page = await (await sandbox.answer(new Request(url))).text()
  expect(page).toContain('To pay now: $384.00')
  await press(url, 'confirm')
  await actOnWebhooks()
  expect(await payment.getSubscription()).toMatchObject({ plan: 'pro_yearly' })
  const { state } = await world.db.sandboxBilling.findUniqueOrThrow({ where: { id: 1 } })
  const { invoices } = state as unknown as Pick<SandboxState, 'invoices'>
  expect(Object.values(invoices).map(({ amount_due }) => amount_due)).toContain(38_400)
})

it('has no page for what was never begun', async () => {
  const answer = await sandbox.answer(new Request(`${world.siteUrl}/api/sandbox/pay/cs_nothing`))
  expect(answer.status).toBe(404)
})
