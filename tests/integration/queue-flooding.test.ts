import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { queuePriority } from '#lib/catalog/entitlements.ts'
import type { PlanId } from '#lib/catalog/plans.ts'
import { GROUP_LIMITS } from '#server/adapters/queue/pg-boss/fair-queueing.ts'
import { type Boss, openQueue } from '#server/adapters/queue/pg-boss/pg-boss-queue.ts'
import type { SessionUser } from '#server/context.ts'
import { makeSongJob } from '#server/jobs/make-song.job.ts'
import { JOB_CONTRACTS } from '#server/jobs/registry.ts'
import { planOf } from '#server/services/plans/plan-of.ts'
import { storeSong } from '../support/stored-creations.ts'
import { openWorld } from '../support/world.ts'

const world = openWorld()
let worker: Boss
beforeAll(async () => {
  const rest = { name: 'canto-test', connections: 2, supervise: false, contracts: JOB_CONTRACTS }
  worker = openQueue({ url: world.url, ...rest })
  await worker.ready()
})
afterAll(() => worker.stop())

const person = (planId: PlanId = 'free') => world.person({ planId, credits: 10_000 })

/** Songs that wait, as if they had been asked for one after the other. */
async function order(user: SessionUser, songs = 1): Promise<string[]> {
  const { tier } = await planOf(world.db, user.id)
  const row = {
    userId: user.id,
    title: 'Lamp',
    style: 'Pop',
  }
  return await world.db.$transaction(async (transaction) => {
    const stored = await Promise.all(Array.from({ length: songs }, () => storeSong(transaction, row)))
    for (const { id } of stored) {
      const scheduling = { userId: user.id, key: id, priority: queuePriority(tier) }
      await world.queue.enqueue(makeSongJob, { creationId: id }, { transaction, scheduling })
    }
    return stored.map(({ id }) => id)
  })
}

/** A worker takes the next song; gives whose it is. `end` is what it calls once the song is made, or was cancelled. */
async function take(): Promise<{ userId: string | undefined; end: () => Promise<unknown> }> {
  const [job] = await worker.boss.fetch<{ creationId: string }>(makeSongJob.name)
  if (!job) throw new Error('Nothing waits')
  const song = await world.db.creation.findUnique({ where: { id: job.data.creationId } })
  return { userId: song?.userId, end: () => worker.boss.complete(makeSongJob.name, job.id) }
}

async function drain(): Promise<(string | undefined)[]> {
  const served: (string | undefined)[] = []
  while ((await worker.boss.findJobs(makeSongJob.name, { queued: true })).length > 0) {
    const { userId, end } = await take()
    served.push(userId)
    await end()
  }
  return served
}

it('serves whoever comes new after the song that is being made, not after three hundred of another person', async () => {
  const [pro, newcomer, second] = [await person('pro_monthly'), await person(), await person('basic_monthly')]
  await order(pro, 300)
  for (let made = 0; made < 40; made++) await (await take()).end()
  const making = await take()
  await order(newcomer)
  await order(second)
  await making.end()
  expect((await drain()).slice(0, 3)).toEqual([newcomer.id, second.id, pro.id])
})

it('lets people with many songs take turns, those whose plan goes first more often', async () => {
  const [a, b, c] = [await person('pro_monthly'), await person('pro_monthly'), await person('standard_monthly')]
  await order(a, 6)
  await order(b, 6)
  await order(c, 6)
  const served = await drain()
  for (const { id } of [a, b, c]) expect(served.slice(0, 9).filter((one) => one === id)).toHaveLength(3)
})

it('lets nobody wait for ever, however many people come whose plan goes first', async () => {
  const free = await person()
  const making = await order(await person('pro_monthly')).then(take)
  await order(free)
  let end = making.end
  let waited = 0
  for (; waited < 20; waited++) {
    await order(await person('pro_monthly'))
    await order(await person('pro_monthly'))
    await end()
    const next = await take()
    end = next.end
    if (next.userId === free.id) break
  }
  await end()
  expect(waited).toBeGreaterThan(0)
  expect(waited).toBeLessThan(5)
  await drain()
})

it('keeps one waiting job a song, however often it is deleted, restored and tried again', async () => {
  const user = await person()
  const other = await person()
  const press = async () => (await world.as(user).music.generate({ prompt: 'A lamp in the window', style: 'Pop' })).id
  for (let pressed = 0; pressed < 30; pressed++) {
    const id = await press()
    await world.as(user).music.delete({ id })
    await expect(world.as(user).music.restore({ id })).rejects.toThrow('Song not found')
  }
  const id = await press()
  const scheduling = { userId: user.id, key: id, priority: 0 }
  await world.db.$transaction((transaction) =>
    world.queue.enqueue(makeSongJob, { creationId: id }, { transaction, scheduling }),
  )
  await order(other)
  const jobs = await worker.boss.findJobs(makeSongJob.name, { key: id })
  expect(jobs).toHaveLength(1)
  expect(await world.db.creation.count({ where: { userId: user.id } })).toBe(1)
  const served = (await drain()).filter(Boolean)
  expect(served.sort()).toEqual([user.id, other.id].sort())
})

/** As two idle workers would: each takes what it may. */
async function takeTwo() {
  const fetch = () => worker.boss.fetch<{ creationId: string }>(makeSongJob.name, GROUP_LIMITS)
  const jobs = (await Promise.all([fetch(), fetch()])).flat()
  return jobs.map(({ id, data }) => ({ song: data.creationId, end: () => worker.boss.complete(makeSongJob.name, id) }))
}

it.each([
  ['basic_monthly', 1],
  ['standard_monthly', 2],
] as const)('on the plan %s makes %i of two takes at once', async (planId, atOnce) => {
  const user = await person(planId)
  await world.as(user).music.generate({ prompt: 'A lamp in the window', style: 'Pop', takes: 2 })
  const begun = await takeTwo()
  expect(begun).toHaveLength(atOnce)
  await delay(1100)
  const more = await takeTwo()
  expect(more).toHaveLength(0)
  for (const { end } of begun) await end()
  const rest = await takeTwo()
  expect(new Set([...begun, ...rest].map(({ song }) => song)).size).toBe(2)
  for (const { end } of rest) await end()
})

it('says how many songs come first', async () => {
  const [user, other] = [await person('standard_monthly'), await person()]
  const [first = '', second = ''] = await order(user, 2)
  const [third = ''] = await order(other)
  const places = await world.queue.places(makeSongJob, user.id)
  expect([places.get(first)?.ahead, places.get(second)?.ahead]).toEqual([0, 2])
  expect((await world.queue.places(makeSongJob, other.id)).get(third)?.ahead).toBe(1)
})

it('counts nothing that was cancelled while it waited', async () => {
  await drain()
  const [user, other] = [await person(), await person()]
  const [making = ''] = await order(user)
  const { end } = await take()
  const waiting = await order(await person())
  const [cancelled = ''] = await order(user)
  const [theirs = ''] = await order(other)
  const ahead = async () => (await world.queue.places(makeSongJob, other.id)).get(theirs)?.ahead
  expect(await ahead()).toBe(2)
  await world.db.creation.updateMany({ where: { id: { in: waiting } }, data: { userId: user.id } })
  await world.as(user).library.delete({ ids: [making, cancelled, ...waiting] })
  expect(await ahead()).toBe(1)
  expect(await worker.boss.findJobs(makeSongJob.name, { queued: true })).toHaveLength(1)
  await end()
  expect(await ahead()).toBe(0)
  expect(await drain()).toEqual([other.id])
})

it('counts nothing of somebody who has left', async () => {
  const [leaving, other] = [await person(), await person()]
  const making = await order(await person()).then(take)
  await order(leaving)
  const [theirs = ''] = await order(other)
  const ahead = async () => (await world.queue.places(makeSongJob, other.id)).get(theirs)?.ahead
  expect(await ahead()).toBe(2)
  await world.as(leaving).account.delete({ email: leaving.email })
  expect(await ahead()).toBe(1)
  await making.end()
  expect(await drain()).toEqual([other.id])
})

it('keeps the waiting job of what could not be deleted after all', async () => {
  const user = await person()
  const [id = ''] = await order(user)
  const failing = world.db.$transaction(async (transaction) => {
    await world.queue.cancel(makeSongJob, [id], { transaction })
    throw new Error('Something else went wrong')
  })
  await expect(failing).rejects.toThrow('Something else')
  expect(await drain()).toEqual([user.id])
})
