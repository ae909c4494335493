import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { createRandom } from '#lib/engine/random/random.ts'
import type { StripeEvent } from '#server/adapters/payments/sandbox/state.ts'
import { readCreditBalance, spendableCredits } from '#server/services/credits/credits-due.ts'
import { reconcileLedger } from '#server/services/credits/reconcile-ledger.ts'
import { processEvent } from '#server/services/payments/process-event.ts'
import { reconcilePayments } from '#server/services/payments/reconcile-payments.ts'
import { planOf } from '#server/services/plans/plan-of.ts'
import { CUSTOMER_HISTORIES, playHistory } from '../support/customer-histories.ts'
import { openPayingWorld } from '../support/paying-world.ts'
import { SOAK } from '../support/soak.ts'

const world = openPayingWorld({ connections: 12 })
const MONTHS = 44
const MOST_DELIVERIES = 5
const customers: string[] = []
const events: StripeEvent[] = []
type State = Awaited<ReturnType<typeof stateOf>>
let asItHappened: State
let inOrder: State

beforeAll(async () => {
  for (const index of CUSTOMER_HISTORIES.keys()) {
    const person = { userId: `life ${index}`, email: `${index}@example.com`, name: null, gone: null }
    customers.push((await world.payments?.createCustomer(person)) ?? '')
  }
  await beginAnew()
  await playHistory(world, customers, MONTHS, async () => {
    const news = world.stripe.mailbox.splice(0)
    events.push(...news)
    for (const event of news) await world.receive(event)
    for (const { id } of news) await processEvent({ ctx: world, input: { eventId: id } })
  })
  asItHappened = await stateOf(customers)
  await beginAnew()
  await world.deliver(events)
  inOrder = await stateOf(customers)
})

it('lives long enough to prove something', () => {
  expect(events.length).toBeGreaterThanOrEqual(1000)
})

it(`ends alike in order and in ${SOAK.shuffles} shuffled orders, each event delivered up to five times`, {
  timeout: 3_600_000,
}, async () => {
  const today = ({ plan, credits }: State[number]) => ({ plan, credits })
  expect(inOrder.map(({ plan }) => plan)).toEqual(PLANS_AT_THE_END)
  expect(inOrder.map(today)).toEqual(asItHappened.map(today))
  for (let seed = 1; seed <= SOAK.shuffles; seed++) {
    const random = createRandom(seed)
    await beginAnew()
    const deliveries = random.shuffle(
      events.flatMap((event) => Array.from({ length: random.integer(1, MOST_DELIVERIES) }, () => event)),
    )
    for (const flock of flocksOf(deliveries, 32)) {
      await Promise.all(flock.map((event) => world.receive(event)))
      // Workers are somewhere in between, and two of them may have the same customer in hand.
      const some = random.shuffle(flock).slice(0, 2)
      await Promise.all(some.map(({ id }) => processEvent({ ctx: world, input: { eventId: id } })))
    }
    for (const { id } of random.shuffle(events)) await processEvent({ ctx: world, input: { eventId: id } })
    expect(await stateOf(customers), `seed ${seed}`).toEqual(inOrder)
    expect(await world.db.paymentEvent.count({ where: { processedAt: null } })).toBe(0)
  }
  expect(await reconcileLedger({ ctx: world })).toEqual([])
})

it('is repaired by one reconciliation when any single event is lost', { timeout: 3_600_000 }, async () => {
  for (let lost = 0; lost < events.length; lost += SOAK.lostEventStep) {
    const event = events[lost]
    const own = events.filter((one) => one !== event && customerOf(one) === customerOf(event))
    await beginAnew()
    await world.deliver(own.slice(-12))
    await reconcilePayments({ ctx: world, signal: new AbortController().signal })
    expect(await stateOf(customers), `without ${event?.type} ${event?.id}`).toEqual(inOrder)
  }
})

const PLANS_AT_THE_END = [
  ...['basic_monthly', 'pro_monthly', 'basic_monthly', 'standard_monthly', 'free'],
  ...['basic_monthly', 'pro_yearly', 'basic_monthly', 'pro_monthly', 'basic_monthly'],
]

/** The same customers, as people who are new here. */
async function beginAnew(): Promise<void> {
  await world.db.paymentEvent.deleteMany()
  await world.db.user.deleteMany()
  for (const id of customers) {
    const user = await world.db.user.create({ data: { email: `${randomUUID()}@example.com` } })
    await world.db.customer.create({ data: { id, userId: user.id } })
  }
}

async function stateOf(ids: readonly string[]) {
  const now = world.clock.now()
  return await Promise.all(
    ids.map(async (id) => {
      const { userId } = await world.db.customer.findUniqueOrThrow({ where: { id } })
      const plan = await planOf(world.db, userId)
      const balance = await readCreditBalance(world.db, userId, plan, now)
      const stored = await world.db.subscription.findUnique({
        where: { userId },
        omit: { userId: true, createdAt: true, updatedAt: true },
      })
      const lines = await world.db.creditEntry.findMany({ where: { userId }, orderBy: { idempotencyKey: 'asc' } })
      const told = lines.map(({ kind, amount, idempotencyKey, expiresAt }) => ({
        kind,
        amount,
        idempotencyKey,
        expiresAt,
      }))
      return { plan: plan.planId, credits: spendableCredits(balance, now), stored, told }
    }),
  )
}

const customerOf = (event: StripeEvent | undefined) => event?.data.object.customer ?? event?.data.object.id

function flocksOf<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size))
}
