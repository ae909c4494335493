import { expect, it } from 'vitest'
import { PLANS } from '#lib/catalog/plans.ts'
import type { SessionUser } from '#server/context.ts'
import { cleanUp } from '#server/jobs/clean-up.handler.ts'
import { makeCover } from '#server/jobs/make-cover.handler.ts'
import { purgeSeparations } from '#server/services/covers/source/separations.ts'
import { storeUpload } from '#server/services/uploads/store-upload.ts'
import { wavBytes } from '../support/recordings.ts'
import { readCover, storeCover } from '../support/stored-creations.ts'
import { openWorld } from '../support/world.ts'

const world = openWorld()
const ROOM = PLANS.free.storageBytes
const FULL = /^Your plan’s storage for uploads and vocal splits \(1 GB\) is full/
const never = new AbortController().signal

const send = (user: SessionUser, seconds = 2) =>
  storeUpload({
    ctx: { ...world, user, ip: '203.0.113.7', language: null },
    input: { fileName: 'a.wav', content: [wavBytes({ seconds })] },
  })
const ask = (user: SessionUser, audioUrl: string) =>
  world.as(user).voiceCover.split({ audioUrl, rightsConfirmed: true })
const run = (coverId: string) => makeCover.run({ ctx: world, payload: { creationId: coverId }, signal: never })
const used = async (user: SessionUser) => (await world.as(user).account.storage()).usedBytes

/** A finished split, and what it takes. */
async function aSplit(user: SessionUser) {
  const { id } = await ask(user, (await send(user)).url)
  await run(id)
  const { bytes, files } = await readCover(world.db, id)
  return { id, bytes, files: files ?? '' }
}

/** As though earlier splits had left so many bytes. */
async function leave(user: SessionUser, left: number, id: string) {
  const { bytes } = await readCover(world.db, id)
  await world.db.creation.update({ where: { id }, data: { bytes: bytes + ROOM - (await used(user)) - left } })
}

it('counts what splits and uploads really take, and keeps nothing of a split that nobody can get', async () => {
  const user = await world.person()
  const { bytes, files } = await aSplit(user)
  const names = (await world.storage.list(files)).map((key) => key.split('/').at(-1))
  expect(names).toEqual(['instrumental.mp3', 'metadata.json', 'vocals.mp3'])
  const upload = await world.db.upload.findFirstOrThrow({ where: { userId: user.id } })
  expect(bytes).toBeGreaterThan(2 * 40_000)
  expect(bytes).toBeLessThan(2 * 80_000)
  expect(await used(user)).toBe(bytes + upload.bytes)
})

it('refuses uploads and splits beyond the plan’s room, in a sentence, however many come at once', async () => {
  const user = await world.person()
  const { id } = await aSplit(user)
  const { url } = await send(user)
  const most = 2 * 420 * 24_000
  await leave(user, 2 * most + 1000, id)
  const splits = await Promise.allSettled(Array.from({ length: 6 }, () => ask(user, url)))
  expect(splits.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  for (const split of splits) if (split.status === 'rejected') expect(split.reason.message).toMatch(FULL)
  await leave(user, 1000, id)
  await expect(send(user)).rejects.toThrow(FULL)
  expect(await world.db.upload.count({ where: { userId: user.id } })).toBe(2)
  await world.db.subscription.create({
    data: {
      userId: user.id,
      id: `sub_${user.id}`,
      planId: 'basic_monthly',
      status: 'active',
      currentPeriodStart: world.clock.now(),
      currentPeriodEnd: new Date(world.clock.now().getTime() + 1e9),
    },
  })
  await ask(user, url)
})

it('has room again once a split is deleted, and what was deleted can come back until the room is needed', async () => {
  const user = await world.person()
  const { id, files } = await aSplit(user)
  const { url } = await send(user)
  await leave(user, 0, id)
  await expect(ask(user, url)).rejects.toThrow(FULL)

  await world.as(user).voiceCover.delete({ id })
  expect(await used(user)).toBeLessThan(2_000_000)
  await world.as(user).voiceCover.restore({ id })
  await world.as(user).voiceCover.delete({ id })
  await ask(user, url)
  await expect(world.as(user).voiceCover.restore({ id })).rejects.toThrow('Cover not found')
  await cleanUp.run({ ctx: world, payload: {}, signal: never })
  expect(await world.storage.list(files)).toEqual([])
})

it('lets uploads go that nothing needs, rather than to refuse', async () => {
  const user = await world.person()
  const { id } = await aSplit(user)
  const idle = await send(user)
  await leave(user, 0, id)
  await expect(send(user), 'a form may still lead to it').rejects.toThrow(FULL)
  world.moveClock(3700)
  const { url } = await send(user, 1)
  expect(await world.db.upload.findUnique({ where: { id: idle.id } })).toBeNull()
  await expect(ask(user, idle.url)).rejects.toThrow(/upload it again/)
  await expect(ask(user, url)).rejects.toThrow(FULL)
})

it('holds no room for what failed', async () => {
  const user = await world.person()
  const { url } = await send(user)
  const before = await used(user)
  const { id } = await ask(user, url)
  expect(await used(user)).toBeGreaterThan(before)
  await makeCover.giveUp({ ctx: world, payload: { creationId: id }, error: new Error('it broke') })
  expect(await used(user)).toBe(before)
})

it('never counts songs and covers, which credits bound', async () => {
  const user = await world.person()
  const row = { userId: user.id, requestId: crypto.randomUUID(), seed: 1, rightsAt: new Date(), rightsText: 'mine' }
  await storeCover(world.db, { ...row, kind: 'cover', bytes: ROOM, status: 'completed' })
  expect(await used(user)).toBe(0)
  await send(user)
})

it('keeps parts that somebody needs at the moment at which they would be purged', async () => {
  const key = 'needed'
  await world.storage.write(`separations/${key}/vocals.wav`, new Uint8Array(10))
  await world.db.separation.create({ data: { key, usedAt: new Date(0) } })
  const db = world.db.$extends({
    query: {
      separation: {
        async findMany({ args, query }) {
          const rows = await query(args)
          await world.db.separation.update({ where: { key }, data: { usedAt: world.clock.now() } })
          return rows
        },
      },
    },
  }) as unknown as typeof world.db
  await purgeSeparations({ ctx: { ...world, db } })
  expect(await world.db.separation.count({ where: { key } })).toBe(1)
  expect(await world.storage.list(`separations/${key}`)).toHaveLength(1)
  await world.storage.remove(`separations/${key}`)
  await world.db.separation.delete({ where: { key } })
})

it('keeps the parts of the last recordings alone, whoever had them taken apart', async () => {
  const user = await world.person()
  const keys = await Promise.all(
    Array.from({ length: 25 }, async (_, at) => {
      const key = `k${at}`
      await world.storage.write(`separations/${key}/vocals.wav`, new Uint8Array(10))
      return { key, usedAt: new Date(world.clock.now().getTime() - 60_000 * (at + 1)) }
    }),
  )
  await world.db.separation.createMany({ data: keys })
  const { id } = await ask(user, (await send(user, 3)).url)
  await run(id)
  const left = await world.db.separation.findMany({ orderBy: { usedAt: 'desc' } })
  expect(left).toHaveLength(20)
  expect(left[1]?.key).toBe('k0')
  expect(await world.storage.list('separations/k24')).toEqual([])
  expect(await world.storage.list('separations/k0')).toHaveLength(1)
})
