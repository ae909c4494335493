import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { COST } from '#lib/catalog/plans.ts'
import type { SessionUser } from '#server/context.ts'
import { failCreation } from '#server/services/creations/fail-creation.ts'
import { giveCredits, lockAccount, settleCredits } from '#server/services/credits/ledger.ts'
import { reconcileLedger } from '#server/services/credits/reconcile-ledger.ts'
import { openWorld } from '../support/world.ts'

const world = openWorld()
const MINUTE = 60
const DAY = 1440 * MINUTE
const now = () => world.clock.now().getTime()

/** Somebody whose last credits end after so many seconds. */
async function atMonthsEnd(endsInSec: number): Promise<SessionUser> {
  const user = await world.person({ planId: 'standard_monthly' })
  const gift = { kind: 'plan_grant', amount: 4 * COST.song, idempotencyKey: `plan:${randomUUID()}` } as const
  const expiresAt = new Date(now() + endsInSec * 1000)
  await world.db.subscription.update({
    where: { userId: user.id },
    data: { currentPeriodEnd: expiresAt, currentPeriodStart: world.clock.now(), paidThrough: expiresAt },
  })
  const lot = { ...gift, userId: user.id, expiresAt, beginsAt: world.clock.now(), tier: 'standard' } as const
  await world.db.$transaction((tx) => giveCredits(tx, { ...lot, createdAt: world.clock.now() }))
  return user
}

const queued = async (user: SessionUser) => (await world.as(user).music.generate({ prompt: 'la', style: 'Pop' })).id
const usable = async (user: SessionUser) => (await world.as(user).payment.getSubscription()).credits
const minutesLeft = async (user: SessionUser) => {
  const lots = await world.db.creditLot.findMany({ where: { userId: user.id, kind: 'refund', remaining: { gt: 0 } } })
  return lots.map(({ expiresAt }) => Math.round(((expiresAt?.getTime() ?? 0) - now()) / 60_000))
}

it('nothing outlives its month by being queued and cancelled', async () => {
  const user = await atMonthsEnd(10 * MINUTE)
  const [first, second] = [await queued(user), await queued(user)]
  // Before the end they go back to where they came from.
  expect(await world.as(user).music.delete({ id: first })).toMatchObject({ cancelled: 1, refunded: 5 })
  expect(await minutesLeft(user)).toEqual([])
  world.moveClock(20 * MINUTE)
  expect(await world.as(user).music.delete({ id: second })).toMatchObject({ cancelled: 1, refunded: 0 })
  expect(await usable(user)).toBe(0)
  const { lines } = await world.as(user).payment.getCreditHistory({})
  expect(lines.slice(0, 2).map(({ kind, amount }) => [kind, amount])).toEqual(
    expect.arrayContaining([
      ['refund', 5],
      ['expiry', -5],
    ]),
  )
})

it('what is cancelled after a month that was cut short lives as long as that month would have', async () => {
  const user = await atMonthsEnd(10 * DAY)
  const id = await queued(user)
  await world.db.subscription.update({ where: { userId: user.id }, data: { status: 'canceled' } })
  await world.db.$transaction(async (tx) => settleCredits(tx, await lockAccount(tx, user.id), world.clock.now()))
  world.moveClock(DAY)
  expect(await world.as(user).music.delete({ id })).toMatchObject({ refunded: 5 })
  expect(await minutesLeft(user)).toEqual([9 * 1440])
})

it('what fails at the very end of a month comes back for a day, however often', async () => {
  const user = await atMonthsEnd(MINUTE)
  let id = await queued(user)
  for (let day = 0; day < 3; day++) {
    world.moveClock(1.01 * DAY)
    await failCreation({ ctx: world, input: { id, reason: 'renderFailed' } })
    expect(await minutesLeft(user)).toEqual([1440])
    id = await queued(user)
  }
})

it('what cannot be made of what was given comes back for a day, once', async () => {
  const user = await atMonthsEnd(MINUTE)
  const ids = [await queued(user), await queued(user)]
  world.moveClock(DAY)
  const refuse = async (id: string) =>
    await failCreation({ ctx: world, input: { id, reason: 'linkUnreachable', isRefused: true } })
  for (const id of ids) await refuse(id)
  expect(await minutesLeft(user)).toEqual([1440, 1440])
  const again = await queued(user)
  world.moveClock(1.01 * DAY)
  await refuse(again)
  expect(await usable(user)).toBe(0)
  const { items } = await world.as(user).notification.list()
  expect(items[0]?.params).toMatchObject({ credits: 0 })
})

it('leaves books that agree', async () => {
  expect(await reconcileLedger({ ctx: world })).toEqual([])
})
