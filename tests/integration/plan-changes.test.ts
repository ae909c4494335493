import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PAID_PLAN_IDS, type PaidPlanId, PLANS, partsOfPlan, waitsForPeriodEnd } from '#lib/catalog/plans.ts'
import { changePlan, isAlive, subscriptionsOf } from '#server/adapters/payments/sandbox/billing.ts'
import type { SessionUser } from '#server/context.ts'
import { lockAccount, refundCredits, spendCredits } from '#server/services/credits/ledger.ts'
import { reconcileLedger } from '#server/services/credits/reconcile-ledger.ts'
import { syncCustomer } from '#server/services/payments/sync-customer.ts'
import { openPayingWorld } from '../support/paying-world.ts'
import { SOAK } from '../support/soak.ts'

const world = openPayingWorld({ connections: 8 })
const now = async (user: SessionUser) => await world.as(user).payment.getSubscription()

/** Confirms a page of the portal, which may be an old one: then a plan goes down at once too. */
async function change(user: SessionUser, planId: PaidPlanId): Promise<void> {
  const { id } = await world.db.customer.findUniqueOrThrow({ where: { userId: user.id } })
  await world.stripe.act((books) => {
    const subscription = subscriptionsOf(books, id).findLast(isAlive)
    const price = Object.values(books.state.prices).find(({ lookup_key }) => lookup_key === planId)
    if (!subscription || !price) throw new Error(`Nothing to change to ${planId}`)
    changePlan(books, subscription, price)
  })
  await world.deliver()
}

/** Gives what a work that cost them is called in the books. */
async function spend(user: SessionUser, amount: number): Promise<string[]> {
  if (amount === 0) return []
  const idempotencyKey = `song:${randomUUID()}:1`
  await world.db.$transaction(async (tx) => {
    const account = await lockAccount(tx, user.id)
    await spendCredits(tx, account, [{ kind: 'song', amount, idempotencyKey }], world.clock.now())
  })
  return [idempotencyKey]
}

/** Gives the credits that came back. */
async function cancel(user: SessionUser, keys: readonly string[]): Promise<number> {
  let back = 0
  for (const idempotencyKey of keys) {
    back += await world.db.$transaction(async (tx) => {
      await lockAccount(tx, user.id)
      return await refundCredits(tx, { idempotencyKey, because: 'cancelled' }, world.clock.now())
    })
  }
  return back
}

/** Days go by, and what Stripe did meanwhile is known here: in one reading, whatever webhooks came. */
async function passDays(user: SessionUser, days: number): Promise<void> {
  await world.later(days)
  world.stripe.mailbox.splice(0)
  const { id } = await world.db.customer.findUniqueOrThrow({ where: { userId: user.id } })
  await syncCustomer({ ctx: world, input: { customerId: id } })
}

/** What was used beyond the money that was kept, and which no month has covered yet. */
async function owedBy(user: SessionUser): Promise<number> {
  const { _sum } = await world.db.creditLot.aggregate({ where: { userId: user.id }, _sum: { owed: true } })
  return _sum.owed ?? 0
}

describe('credits across changes of plan', () => {
  it('are those of one month, however often the plan goes up and how much is spent between', async () => {
    const user = await world.person({ credits: 0 })
    const way = ['basic_yearly', 'standard_monthly', 'standard_yearly', 'pro_monthly', 'pro_yearly'] as const
    await world.subscribe(user, 'basic_monthly')
    let spent = 0
    for (const planId of way) {
      const { credits } = await now(user)
      await spend(user, credits)
      spent += credits
      await change(user, planId)
    }
    expect(spent + (await now(user)).credits).toBeLessThanOrEqual(PLANS.pro.credits.amount + 1)
    expect(spent + (await now(user)).credits).toBeGreaterThan(PLANS.pro.credits.amount - 10)
  })

  it('rise by the difference for the rest of the month, which is what is paid', async () => {
    const user = await world.person({ credits: 0 })
    await world.subscribe(user, 'basic_monthly')
    await world.later(15)
    await change(user, 'pro_monthly')
    const { credits } = await now(user)
    expect(credits).toBeGreaterThan(500 + 4500 * 0.48)
    expect(credits).toBeLessThan(500 + 4500 * 0.53)
    await world.later(16.5)
    await world.deliver()
    expect(await now(user)).toMatchObject({ plan: 'pro_monthly', credits: 5000 })
  })

  it('that were used in the time that was paid count no more', async () => {
    const user = await world.person({ credits: 0 })
    await world.subscribe(user, 'basic_monthly')
    await spend(user, 200)
    await world.later(15)
    await change(user, 'basic_yearly')
    expect(await now(user)).toMatchObject({ plan: 'basic_yearly', credits: 500 })
  })

  it('that were used beyond it are said in the credit history, and count once', async () => {
    const user = await world.person({ credits: 0 })
    await world.subscribe(user, 'basic_monthly')
    await spend(user, 300)
    await world.later(3)
    await change(user, 'basic_yearly')
    const { lines } = await world.as(user).payment.getCreditHistory({})
    const [counted] = lines
    expect(lines.map(({ kind }) => kind)).toEqual(['plan_change', 'plan_grant', 'expiry', 'song', 'plan_grant'])
    // A tenth of the month was paid for, and of its credits.
    expect(counted?.amount).toBeGreaterThan(-255)
    expect(counted?.amount).toBeLessThan(-245)
    expect((await now(user)).credits).toBe(500 + (counted?.amount ?? 0))
    await world.later(31.5)
    expect(await now(user)).toMatchObject({ credits: 500 })
  })

  it('are gone when a page for a smaller plan, opened before the larger one was paid, is confirmed after it', async () => {
    const user = await world.person({ credits: 0 })
    await world.subscribe(user, 'pro_monthly')
    await spend(user, 3000)
    await change(user, 'standard_monthly')
    expect(await now(user)).toMatchObject({ plan: 'standard_monthly', credits: 0 })
    await change(user, 'pro_monthly')
    const { credits } = await now(user)
    expect(credits).toBeLessThanOrEqual(2000)
    expect(credits).toBeGreaterThan(1990)
  })

  it('that were used for money that was credited back are owed until later months have covered them', async () => {
    const user = await world.person({ credits: 0 })
    await world.subscribe(user, 'basic_monthly')
    await change(user, 'pro_monthly')
    await spend(user, (await now(user)).credits)
    await change(user, 'standard_monthly')
    const months: number[] = []
    for (let month = 0; month < 4; month++) {
      months.push((await now(user)).credits)
      await passDays(user, 31)
    }
    // Of 4,500 that were given back, Standard covers 1,000 in the first month and 1,500 in each one after it.
    expect(months).toEqual([0, 0, 0, expect.closeTo(1000, -1)])
    expect(await owedBy(user)).toBe(0)
    expect(await now(user)).toMatchObject({ credits: 1500 })
  })
})

/** A paid month, and from when on it belongs to the plan that gives its credits. */
type Month = {
  readonly credits: number
  readonly anchor: number
  readonly number: number
  readonly start: number
  readonly end: number
  readonly from: number
}

/** Somebody's money: what was kept of it up to this month, in credits. */
type PaidState = { readonly paidFor: number; readonly month: Month }

const steps = fc.array(
  fc.record({
    days: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 4 }), fc.integer({ min: 20, max: 70 })),
    share: fc.constantFrom(0, 0.2, 0.7, 1, 1),
    cancelled: fc.constantFrom(0, 0, 1, 2),
    planId: fc.constantFrom(...PAID_PLAN_IDS),
  }),
  { minLength: 2, maxLength: 6 },
)

/** So long no plan needs to cover what a life of such steps may owe. */
const MOST_MONTHS = 24

it.each([
  ['that Canto offers', true],
  ['of any kind', false],
] as const)(
  'gives never more than the money that was kept pays for, over months of random changes %s',
  {
    timeout: 900_000,
  },
  async (_, isOffered) => {
    const property = fc.asyncProperty(fc.constantFrom(...PAID_PLAN_IDS), steps, async (first, changes) => {
      const user = await world.person({ credits: 0 })
      await world.subscribe(user, first)
      let planId = first
      let paidState: PaidState = { paidFor: 0, month: monthOf(planId, world.clock.now().getTime()) }
      let spent = 0
      // What a month gives and what is owed of it are whole credits.
      let rounded = 0
      const creations: string[] = []
      const liveAndSpend = async (days: number, share: number) => {
        await passDays(user, days)
        paidState = later(paidState, world.clock.now().getTime())
        const amount = Math.floor((await now(user)).credits * share)
        creations.push(...(await spend(user, amount)))
        spent += amount
        rounded++
      }
      const holds = async (owed: number) => {
        const { paidFor, month } = paidState
        const most = paidFor + worth(month, month.end) + owed + rounded
        expect(spent + (await now(user)).credits, JSON.stringify({ first, changes })).toBeLessThanOrEqual(most)
      }
      for (const step of changes) {
        if (step.planId === planId || (isOffered && waitsForPeriodEnd(planId, step.planId))) continue
        await liveAndSpend(step.days, step.share)
        spent -= await cancel(user, creations.splice(0, step.cancelled))
        await change(user, step.planId)
        paidState = changed(paidState, planId, step.planId, world.clock.now().getTime())
        planId = step.planId
        rounded++
        await holds(isOffered ? 0 : await owedBy(user))
      }
      for (let month = 0; (await owedBy(user)) > 0; month++) {
        expect(month, JSON.stringify({ first, changes })).toBeLessThan(MOST_MONTHS)
        await liveAndSpend(31, 1)
      }
      await holds(0)
    })
    await fc.assert(property, { numRuns: Math.ceil(SOAK.sequences / 15) })
    expect(await reconcileLedger({ ctx: world })).toEqual([])
  },
)

/** The month of a plan that runs so many months after its first day. */
function monthOf(planId: PaidPlanId, anchor: number, number = 0): Month {
  const [start, end] = [monthsAfter(anchor, number), monthsAfter(anchor, number + 1)]
  return { credits: PLANS[partsOfPlan(planId).tier].credits.amount, anchor, number, start, end, from: start }
}

function monthsAfter(anchor: number, months: number): number {
  const date = new Date(anchor)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months]
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return date.setUTCFullYear(year, month, Math.min(date.getUTCDate(), lastDay))
}

/** The credits that are paid for by a month's money until a moment of it. */
const worth = ({ credits, start, end, from }: Month, until: number) => (credits * (until - from)) / (end - start)

/** Months go by under the same plan. */
function later({ paidFor, month }: PaidState, moment: number): PaidState {
  if (month.end > moment) return { paidFor, month }
  const { anchor, number, credits } = month
  const [start, end] = [month.end, monthsAfter(anchor, number + 2)]
  const next = { credits, anchor, number: number + 1, start, end, from: start }
  return later({ paidFor: paidFor + worth(month, month.end), month: next }, moment)
}

/** Another plan from now on: in the same month, where it bills at the same rhythm as the plan before. */
function changed({ paidFor, month }: PaidState, before: PaidPlanId, planId: PaidPlanId, moment: number): PaidState {
  const isSame = partsOfPlan(before).period === partsOfPlan(planId).period
  const next = monthOf(planId, isSame ? month.anchor : moment, isSame ? month.number : 0)
  return { paidFor: paidFor + worth(month, moment), month: { ...next, from: moment } }
}
