import { randomUUID } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import type { PlanId } from '#lib/catalog/plans.ts'
import type { Services, SessionUser } from '#server/context.ts'
import { cleanUp } from '#server/jobs/clean-up.handler.ts'
import { dailyMaintenance } from '#server/jobs/daily-maintenance.handler.ts'
import { expireCreations } from '#server/services/creations/removal/expire-creations.ts'
import {
  readCover,
  readSong,
  type StoredCover,
  type StoredSong,
  storeCover,
  storeSong,
} from '../support/stored-creations.ts'
import { openWorld } from '../support/world.ts'

const world = openWorld()
const never = new AbortController().signal

const days = (count: number) => world.moveClock(count * 86_400)
const night = () => dailyMaintenance.run({ ctx: world, payload: {}, signal: never })

async function aSong(user: SessionUser, changes: Partial<StoredSong> = {}) {
  const song = { title: 'Ferry', style: 'Pop', model: 'Sketch', gender: 'f', instrumental: false, seed: 1 }
  const made = {
    userId: user.id,
    requestId: randomUUID(),
    status: 'completed' as const,
    completedAt: world.clock.now(),
  }
  const { id } = await storeSong(world.db, { ...song, ...made, ...changes })
  await world.db.creation.update({ where: { id }, data: { files: `songs/${id}/1` } })
  await world.storage.write(`songs/${id}/1/song.mp3`, new TextEncoder().encode('a song'))
  return id
}

async function aCover(user: SessionUser, changes: Partial<StoredCover> = {}) {
  const now = world.clock.now()
  const cover = {
    title: 'Ferry',
    voiceName: 'Ada',
    seed: 1,
    rightsAt: now,
    rightsText: 'mine',
    sourceUrl: 'https://a.b',
  }
  const made = { userId: user.id, requestId: randomUUID(), status: 'completed' as const, completedAt: now }
  return (await storeCover(world.db, { ...cover, ...made, ...changes })).id
}

/** Titles that somebody still has. */
async function titles(user: SessionUser) {
  const { items } = await world.as(user).music.getHistory()
  return items.map(({ title }) => title).sort()
}

async function notes(user: SessionUser) {
  const { items } = await world.as(user).notification.list()
  return items.filter(({ kind }) => kind === 'expiryNotice').map(({ params, path }) => ({ ...params, path }))
}

const mailer = (user: SessionUser) => world.sentExpiryNotices.filter(({ email }) => email === user.email)

async function choose(user: SessionUser, planId: PlanId) {
  if (planId === 'free') return await world.db.subscription.deleteMany({ where: { userId: user.id } })
  const period = {
    currentPeriodStart: world.clock.now(),
    currentPeriodEnd: new Date(world.clock.now().getTime() + 1e10),
  }
  const subscription = { id: `sub_${user.id}`, planId, status: 'active', ...period }
  return await world.db.subscription.upsert({
    where: { userId: user.id },
    create: { ...subscription, userId: user.id },
    update: subscription,
  })
}

/** What the page of their one song says, in days after it was finished; null where it says nothing. */
async function expiresAt(user: SessionUser, reader: SessionUser | null = user) {
  const { id, completedAt } = await world.db.creation.findFirstOrThrow({ where: { userId: user.id } })
  const { expiresAt: end } = await world.as(reader).music.getById({ id })
  return end && Math.round((end.getTime() - (completedAt?.getTime() ?? 0)) / 86_400_000)
}

describe('a song of the free plan', () => {
  it('is spoken of after 23 days, once, and deleted after 30', async () => {
    const user = await world.person()
    const id = await aSong(user)
    days(22.9)
    await night()
    expect(await notes(user)).toEqual([])
    days(0.1)
    await night()
    const said = [{ count: 1, title: 'Ferry', days: 7, path: '/songs' }]
    expect(await notes(user)).toEqual(said)
    expect(mailer(user)).toMatchObject([{ titles: ['Ferry'], tier: 'free' }])
    const { completedAt } = await readSong(world.db, id)
    const end = (completedAt?.getTime() ?? 0) + 30 * 86_400_000
    expect(Math.abs((mailer(user)[0]?.expiresAt.getTime() ?? 0) - end)).toBeLessThan(60_000)

    for (let day = 24; day < 30; day++) {
      days(1)
      await night()
      expect(await titles(user), `day ${day}`).toEqual(['Ferry'])
    }
    days(1)
    await night()
    expect(await titles(user)).toEqual([])
    expect(await notes(user)).toEqual(said)
    expect(mailer(user)).toHaveLength(1)

    // Its files go as those of anything else that was deleted.
    expect(await world.storage.size(`songs/${id}/1/song.mp3`)).not.toBeNull()
    days(1.1)
    await cleanUp.run({ ctx: world, payload: {}, signal: never })
    expect(await world.storage.size(`songs/${id}/1/song.mp3`)).toBeNull()
    expect(await world.db.creation.findUnique({ where: { id } })).toBeNull()
  })

  it('stays while nobody has been told, however late the night comes', async () => {
    const user = await world.person()
    await aSong(user)
    expect(await expiresAt(user)).toBe(30)
    expect(await expiresAt(user, null)).toBeNull()
    days(299)
    expect(await expiresAt(user)).toBe(306)
    days(1)
    await night()
    expect(await titles(user)).toEqual(['Ferry'])
    expect(mailer(user)).toHaveLength(1)
    days(6.9)
    await night()
    expect(await expiresAt(user)).toBe(307)
    expect(await titles(user)).toEqual(['Ferry'])
    days(0.2)
    await night()
    expect(await titles(user)).toEqual([])
  })

  it('stays when its owner takes a plan that keeps it, who is told anew when that ends', async () => {
    const user = await world.person()
    await aSong(user)
    days(23)
    await night()
    await choose(user, 'standard_monthly')
    expect(await expiresAt(user)).toBeNull()
    days(8)
    await night()
    expect(await titles(user)).toEqual(['Ferry'])
    await choose(user, 'free')
    days(1)
    await night()
    expect(await titles(user)).toEqual(['Ferry'])
    expect(await notes(user)).toHaveLength(2)
    expect(mailer(user)).toHaveLength(2)
    days(7)
    await night()
    expect(await titles(user)).toEqual([])
  })

  it('stays for the year of the basic plan', async () => {
    const user = await world.person()
    await aSong(user)
    days(23)
    await night()
    await choose(user, 'basic_yearly')
    expect(await expiresAt(user)).toBe(365)
    days(330)
    await night()
    expect(await titles(user)).toEqual(['Ferry'])
    expect(await notes(user)).toHaveLength(1)
    days(5)
    await night()
    expect(await notes(user)).toHaveLength(2)
    expect(mailer(user).at(-1)).toMatchObject({ tier: 'basic' })
    days(7)
    await night()
    expect(await titles(user)).toEqual([])
  })
})

it('a smaller plan gives seven days more for what is too old for it', async () => {
  const user = await world.person({ planId: 'pro_monthly' })
  await aSong(user, { title: 'Old' })
  days(95)
  await aSong(user, { title: 'New' })
  days(5)
  await night()
  expect(await notes(user)).toEqual([])
  await choose(user, 'free')
  await night()
  expect(await notes(user)).toMatchObject([{ count: 1, title: 'Old', days: 7 }])
  days(6)
  await night()
  expect(await titles(user)).toEqual(['New', 'Old'])
  days(1)
  await night()
  expect(await titles(user)).toEqual(['New'])
})

it('everything of a person is in one mail and one note, covers and private songs too', async () => {
  const user = await world.person()
  for (const visibility of ['public', 'private', 'link'] as const) await aSong(user, { title: visibility, visibility })
  const cover = await aCover(user)
  const { expiresAt: end } = await world.as(user).voiceCover.getById({ id: cover })
  const { completedAt } = await readCover(world.db, cover)
  expect((end?.getTime() ?? 0) - (completedAt?.getTime() ?? 0)).toBe(30 * 86_400_000)
  await aCover(user, { title: 'Ada' })
  await aCover(user, { kind: 'split', title: 'Apart', voiceName: '' })
  days(23)
  await night()
  expect(await notes(user)).toMatchObject([{ count: 6 }])
  expect(mailer(user)).toHaveLength(1)
  expect([...(mailer(user)[0]?.titles ?? [])].sort()).toEqual(['Ada', 'Apart', 'Ferry', 'link', 'private', 'public'])
  days(7)
  await night()
  expect(await titles(user)).toEqual([])
  expect(await world.db.creation.count({ where: { userId: user.id, deletedAt: null } })).toBe(0)
})

it('what is being made, has failed or is younger stays, and so does everything of larger plans', async () => {
  const [user, standard] = [await world.person(), await world.person({ planId: 'standard_monthly' })]
  await aSong(user, { title: 'Old' })
  await aSong(user, { title: 'Making', status: 'processing' })
  await aSong(user, { title: 'Failed', status: 'failed' })
  await aSong(standard, { title: 'Theirs' })
  const making = await aCover(user, { status: 'pending' })
  days(20)
  await aSong(user, { title: 'Young' })
  for (const more of [3, 7]) {
    days(more)
    await night()
  }
  expect(await titles(user)).toEqual(['Failed', 'Making', 'Young'])
  expect(await titles(standard)).toEqual(['Theirs'])
  expect(await notes(standard)).toEqual([])
  expect(await readCover(world.db, making)).toMatchObject({ deletedAt: null })
})

it('a mail that cannot be sent neither stops the night nor repeats the note', async () => {
  const people = [await world.person(), await world.person()]
  for (const person of people) await aSong(person)
  days(23)
  const tried: string[] = []
  const ctx: Services = {
    ...world,
    mailer: {
      ...world.mailer,
      sendExpiryNotice: async (email) => {
        tried.push(email)
        throw new Error('mailbox is full')
      },
    },
  }
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  await expireCreations({ ctx })
  await expireCreations({ ctx })
  const log = said.mock.calls.join('')
  said.mockRestore()
  expect(log).toMatch(/"where":"mail","mail":"expiryNotice",.*mailbox is full/)
  for (const person of people) {
    expect(log).not.toContain(person.email)
    expect(tried.filter((email) => email === person.email)).toHaveLength(1)
    expect(await notes(person)).toHaveLength(1)
  }
})
