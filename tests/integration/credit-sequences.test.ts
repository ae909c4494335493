import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { COST, PAID_PLAN_IDS, type PaidPlanId, PLANS, partsOfPlan } from '#lib/catalog/plans.ts'
import { AppError } from '#server/errors.ts'
import { readCreditBalance, spendableCredits } from '#server/services/credits/credits-due.ts'
import {
  giveCredits,
  lockAccount,
  type RefundReason,
  refundCredits,
  settleCredits,
  spendCredits,
} from '#server/services/credits/ledger.ts'
import { reconcileLedger } from '#server/services/credits/reconcile-ledger.ts'
import { planOf } from '#server/services/plans/plan-of.ts'
import { SOAK } from '../support/soak.ts'
import { openWorld } from '../support/world.ts'

const world = openWorld({ connections: 4 })
const DAY_MS = 86_400_000
const IN_VAIN: readonly RefundReason[] = ['cancelled', 'refused', 'failed']
const START = Date.UTC(2026, 0, 31, 9)

/** Somebody, and what the test itself remembers of them. */
type Somebody = { readonly userId: string; now: Date; spent: string[] }

type Step = { readonly name: string; run(somebody: Somebody): Promise<void> }

const step = (name: string, run: Step['run']): Step => ({ name, run, toString: () => name }) as Step

const spend = step('spend', async (somebody) => {
  const { userId, now, spent } = somebody
  const idempotencyKey = `song:${randomUUID()}:1`
  const credits = await spendable(somebody)
  const tried = world.db.$transaction(async (tx) => {
    const account = await lockAccount(tx, userId)
    await spendCredits(tx, account, [{ kind: 'song', amount: COST.song, idempotencyKey }], now)
  })
  if (credits < COST.song) return void (await expect(tried).rejects.toThrow(AppError))
  await tried
  spent.push(idempotencyKey)
  expect(await spendable(somebody)).toBe(credits - COST.song)
})

/** Also a second time, which must do nothing. What was cancelled after its month comes back and expires at once. */
const refund = (pick: number, because: RefundReason) =>
  step(`refund ${pick}, ${because}`, async (somebody) => {
    const { userId, now, spent } = somebody
    const idempotencyKey = spent[pick % Math.max(1, spent.length)]
    if (!idempotencyKey) return
    const back = () =>
      world.db.$transaction(async (tx) => {
        await lockAccount(tx, userId)
        return await refundCredits(tx, { idempotencyKey, because }, now)
      })
    const credits = await balance(userId)
    const came = await back()
    if (because === 'failed') expect(came).toBe(COST.song)
    expect(await balance(userId)).toBe(credits + came)
    await expect(back()).rejects.toThrow()
    spent.splice(spent.indexOf(idempotencyKey), 1)
  })

const operatorGrant = (amount: number) =>
  step(`grant ${amount}`, async ({ userId, now }) => {
    await world.db.$transaction(async (tx) => {
      await lockAccount(tx, userId)
      const line = { kind: 'operator_grant', idempotencyKey: `operator:${randomUUID()}`, expiresAt: null } as const
      await giveCredits(tx, { userId, amount, ...line, createdAt: now })
    })
  })

/** A plan begins, changes, renews, is not paid or ends: what a reading of Stripe writes, and the settling after it. */
const plan = (planId: PaidPlanId, how: 'begins' | 'changes' | 'renews' | 'is unpaid' | 'ends') =>
  step(`${planId} ${how}`, async ({ userId, now }) => {
    const stored = await world.db.subscription.findUnique({ where: { userId } })
    if ((how === 'begins') === (stored?.status === 'active')) return
    const next = how === 'renews' && stored ? (stored.planId as PaidPlanId) : planId
    const period =
      stored && how === 'changes' ? stored : { currentPeriodStart: now, currentPeriodEnd: periodEnd(now, next) }
    const { currentPeriodStart, currentPeriodEnd } = period
    const data = {
      planId: next,
      status: how === 'ends' ? 'canceled' : 'active',
      currentPeriodStart,
      currentPeriodEnd,
      paidThrough: how === 'is unpaid' ? currentPeriodStart : currentPeriodEnd,
      id: how === 'begins' ? `sub_${randomUUID()}` : (stored?.id ?? ''),
    }
    await world.db.$transaction(async (tx) => {
      await lockAccount(tx, userId)
      await tx.subscription.upsert({ where: { userId }, create: { ...data, userId }, update: data })
      await settleCredits(tx, await lockAccount(tx, userId), now)
    })
  })

const wait = (hours: number) =>
  step(`wait ${hours} h`, async (somebody) => {
    somebody.now = new Date(somebody.now.getTime() + hours * 3_600_000)
  })

const settle = step('settle', async (somebody) => {
  const credits = await spendable(somebody)
  const { userId, now } = somebody
  await world.db.$transaction(async (tx) => settleCredits(tx, await lockAccount(tx, userId), now))
  expect(await spendable(somebody)).toBe(credits)
})

const steps = fc.oneof(
  { weight: 5, arbitrary: fc.constant(spend) },
  {
    weight: 3,
    arbitrary: fc.tuple(fc.nat(9), fc.constantFrom(...IN_VAIN)).map(([pick, because]) => refund(pick, because)),
  },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 60 }).map(operatorGrant) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(
        fc.constantFrom(...PAID_PLAN_IDS),
        fc.constantFrom('begins', 'begins', 'changes', 'renews', 'is unpaid', 'ends'),
      )
      .map(([planId, how]) => plan(planId, how)),
  },
  { weight: 3, arbitrary: fc.constantFrom(1, 5, 23, 25, 24 * 7, 24 * 32, 24 * 95).map(wait) },
  { weight: 1, arbitrary: fc.constant(settle) },
)

it(`keeps its promises through ${SOAK.sequences} sequences of grants, debits, refunds, plans and time`, {
  timeout: 3_600_000,
}, async () => {
  let lived = 0
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 4, maxLength: 16 }), async (sequence) => {
      const { id: userId } = await world.db.user.create({ data: { email: `${randomUUID()}@example.com` } })
      const somebody: Somebody = { userId, now: new Date(START), spent: [] }
      for (const one of sequence) {
        await one.run(somebody)
        await holds(somebody)
      }
      if (++lived % 200 === 0) await proveAndForget()
    }),
    { numRuns: SOAK.sequences, seed: 2026 },
  )
  await proveAndForget()
  expect(lived).toBeGreaterThanOrEqual(SOAK.sequences)
})

/** What is true after every step. */
async function holds({ userId, now }: Somebody): Promise<void> {
  const [credits, lines, lots] = await Promise.all([
    balance(userId),
    world.db.creditEntry.findMany({ where: { userId } }),
    world.db.creditLot.findMany({ where: { userId } }),
  ])
  expect(credits).toBeGreaterThanOrEqual(0)
  expect(credits).toBe(lines.reduce((sum, { amount }) => sum + amount, 0))
  expect(credits).toBe(lots.reduce((sum, { remaining }) => sum + remaining, 0))
  expect(new Set(lines.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(lines.length)
  expect(
    lines.every(({ idempotencyKey }) => /^(refund:)?(song|free|plan|used|operator|expiry):./.test(idempotencyKey)),
  ).toBe(true)
  // However plans follow each other, nobody has more of them than one month of the largest.
  const monthly = lots.filter(
    ({ kind, endedAt, expiresAt }) => kind === 'plan_grant' && !endedAt && expiresAt && expiresAt > now,
  )
  expect(monthly.reduce((sum, { remaining }) => sum + remaining, 0)).toBeLessThanOrEqual(PLANS.pro.credits.amount)
}

async function proveAndForget(): Promise<void> {
  expect(await reconcileLedger({ ctx: world })).toEqual([])
  await world.db.user.deleteMany()
}

const balance = async (userId: string) => (await world.db.user.findUniqueOrThrow({ where: { id: userId } })).credits

async function spendable({ userId, now }: Somebody): Promise<number> {
  return spendableCredits(await readCreditBalance(world.db, userId, await planOf(world.db, userId), now), now)
}

const periodEnd = (start: Date, planId: PaidPlanId) =>
  new Date(start.getTime() + (partsOfPlan(planId).period === 'yearly' ? 365 : 30) * DAY_MS)
