import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PAID_PLAN_IDS, type PaidPlanId, PLANS, partsOfPlan, waitsForPeriodEnd } from '#lib/catalog/plans.ts'
import { changePlan, isAlive, subscriptionsOf } from '#server/adapters/payments/sandbox/billing.ts'
import type { SessionUser } from '#server/context.ts'
import { lockAccount, spendCredits } from '#server/services/credits/ledger.ts'
import { proveLedger } from '#server/services/credits/prove-ledger.ts'
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

async function spend(user: SessionUser, amount: number): Promise<void> {
  if (amount === 0) return
  await world.db.$transaction(async (tx) => {
    const account = await lockAccount(tx, user.id)
    const line = { kind: 'song', amount, reference: `song:${randomUUID()}:1` } as const
    await spendCredits(tx, account, line, world.clock.now())
  })
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
})

/** A plan over a part of a credit month. */
type Segment = { readonly credits: number; readonly start: number; readonly end: number; readonly from: number }

const steps = fc.array(
  fc.record({
    days: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 4 })),
    share: fc.constantFrom(0, 0.2, 0.7, 1, 1),
    planId: fc.constantFrom(...PAID_PLAN_IDS),
  }),
  { minLength: 2, maxLength: 6 },
)

it.each([
  ['that Canto offers', true],
  ['of any kind', false],
] as const)(
  'gives never more than the money that was kept pays for, over random changes %s',
  {
    timeout: 900_000,
  },
  async (_, isOffered) => {
    const property = fc.asyncProperty(fc.constantFrom(...PAID_PLAN_IDS), steps, async (first, changes) => {
      const user = await world.person({ credits: 0 })
      await world.subscribe(user, first)
      let planId = first
      let segment = segmentOf(planId, null)
      let [paidFor, spent] = [0, 0]
      for (const step of changes) {
        if (step.planId === planId || (isOffered && waitsForPeriodEnd(planId, step.planId))) continue
        await world.later(step.days)
        const { credits } = await now(user)
        await spend(user, Math.floor(credits * step.share))
        spent += Math.floor(credits * step.share)
        await change(user, step.planId)
        const next = segmentOf(
          step.planId,
          partsOfPlan(planId).period === partsOfPlan(step.planId).period ? segment : null,
        )
        paidFor += (segment.credits * (next.from - segment.from)) / (segment.end - segment.start)
        segment = next
        planId = step.planId
        const bound = paidFor + (segment.credits * (segment.end - segment.from)) / (segment.end - segment.start)
        const left = (await now(user)).credits
        const most = isOffered ? bound : Math.max(bound, spent)
        expect(spent + left, JSON.stringify({ first, changes })).toBeLessThanOrEqual(most + changes.length)
      }
    })
    await fc.assert(property, { numRuns: Math.ceil(SOAK.sequences / 10) })
    expect(await proveLedger({ ctx: world })).toEqual([])
  },
)

/** The month that runs for a plan from this moment on: the same one, where it bills at the same rhythm as the plan before. */
function segmentOf(planId: PaidPlanId, before: Segment | null): Segment {
  const from = world.clock.now().getTime()
  const credits = PLANS[partsOfPlan(planId).tier].credits.amount
  if (before) return { ...before, credits, from }
  const date = new Date(from)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + 1]
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return { credits, start: from, end: date.setUTCFullYear(year, month, Math.min(date.getUTCDate(), lastDay)), from }
}
