import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { SessionUser } from '#server/context.ts'
import { cleanUp } from '#server/jobs/clean-up.handler.ts'
import { lockAccount } from '#server/services/credits/ledger.ts'
import { type StoredCover, type StoredSong, storeCover, storeSong } from '../support/stored-creations.ts'
import { openWorld } from '../support/world.ts'

const world = openWorld()
const DAY_SEC = 86_400
const cleanUpNow = () => cleanUp.run({ ctx: world, payload: {}, signal: new AbortController().signal })

async function aSong(user: SessionUser, title: string, changes: Partial<StoredSong> = {}) {
  const song = { title, style: 'Pop', model: 'Sketch', gender: 'f', instrumental: false, seed: 1, userId: user.id }
  const made = { requestId: randomUUID(), status: 'completed' as const, completedAt: world.clock.now() }
  const { id } = await storeSong(world.db, { ...song, ...made, ...changes })
  await world.storage.write(`songs/${id}/1/song.mp3`, new TextEncoder().encode('a song'))
  return id
}

async function aCover(user: SessionUser, changes: Partial<StoredCover> = {}) {
  const now = world.clock.now()
  const cover = { title: 'Ferry', voiceName: 'Ada', seed: 1, rightsAt: now, rightsText: 'mine', userId: user.id }
  const made = { requestId: randomUUID(), status: 'completed' as const, completedAt: now }
  const { id } = await storeCover(world.db, { ...cover, ...made, ...changes })
  await world.storage.write(`covers/${id}/1/cover.mp3`, new TextEncoder().encode('a cover'))
  return id
}

const trash = async (user: SessionUser) => (await world.as(user).library.trash({})).items
const daysLeft = (until: Date | null | undefined) =>
  Math.round(((until?.getTime() ?? 0) - world.clock.now().getTime()) / 8_640_000) / 10
const hasFile = async (id: string) => (await world.storage.size(`songs/${id}/1/song.mp3`)) !== null

describe('several at a time', () => {
  it('are deleted and restored together, what is unfinished is cancelled, and nobody else’s is touched', async () => {
    const [user, other] = [await world.person({ planId: 'standard_monthly', credits: 20 }), await world.person()]
    const { library, music } = world.as(user)
    const [one, two, theirs] = [await aSong(user, 'One'), await aSong(user, 'Two'), await aSong(other, 'Theirs')]
    const failed = await aSong(user, 'Failed', { status: 'failed', completedAt: null })
    const { id: waiting } = await music.generate({ prompt: '[Verse]\nA lamp', style: 'Pop' })
    const answer = await library.delete({ ids: [one, two, failed, waiting, theirs, randomUUID()] })
    expect(answer).toMatchObject({ cancelled: 1, refunded: 5, trashed: 2 })
    expect([...answer.restorable].sort()).toEqual([one, two, failed].sort())
    expect(daysLeft(answer.until)).toBe(30)
    expect((await music.getHistory()).items).toEqual([])
    expect((await world.as(other).music.getHistory()).items).toHaveLength(1)
    expect((await trash(user)).map(({ title }) => title).sort()).toEqual(['One', 'Two'])
    await library.restore({ ids: [...answer.restorable] })
    expect((await music.getHistory()).items).toHaveLength(3)
    expect(await trash(user)).toEqual([])
  })

  it('that failed are cleared, and come back with one undo', async () => {
    const user = await world.person()
    const { library, music, voiceCover } = world.as(user)
    const failed = { status: 'failed', completedAt: null } as const
    const ids = [await aSong(user, 'a', failed), await aSong(user, 'b', failed)]
    const [kept, split] = [await aSong(user, 'c'), await aCover(user, { kind: 'split', ...failed })]
    const cover = await aCover(user, failed)
    const { restorable } = await library.clearFailed({ kind: 'song' })
    expect([...restorable].sort()).toEqual(ids.sort())
    expect((await music.getHistory()).items.map(({ id }) => id)).toEqual([kept])
    expect((await library.clearFailed({ kind: 'cover' })).restorable).toEqual([cover])
    expect((await voiceCover.getUserCovers({ kind: 'split' })).items.map(({ id }) => id)).toEqual([split])
    await library.restore({ ids: [...restorable] })
    expect((await music.getHistory()).items).toHaveLength(3)
  })
})

describe('the trash', () => {
  it('lists songs and covers, those that were deleted last first, page by page', async () => {
    const user = await world.person({ planId: 'pro_yearly' })
    const ids: string[] = []
    for (let index = 0; index < 32; index++) ids.push(await aSong(user, `Song ${index}`))
    const cover = await aCover(user)
    await aCover(user, { kind: 'split', deletedAt: world.clock.now() })
    await world.as(user).library.delete({ ids })
    world.moveClock(60)
    await world.as(user).voiceCover.delete({ id: cover })
    const first = await world.as(user).library.trash({})
    expect(first.items[0]).toMatchObject({ kind: 'cover', id: cover, title: 'Ferry' })
    expect(first.items).toHaveLength(30)
    const second = await world.as(user).library.trash({ cursor: first.nextCursor ?? '' })
    expect(second.nextCursor).toBeNull()
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(33)
  })

  it('keeps what failed and what was only taken apart for a day', async () => {
    const user = await world.person({ planId: 'pro_yearly' })
    const failed = await aSong(user, 'Failed', { status: 'failed', completedAt: null })
    const split = await aCover(user, { kind: 'split' })
    const song = await aSong(user, 'Song')
    await world.as(user).library.delete({ ids: [failed, song] })
    // The trash lists neither, so nobody is told to look for them there.
    expect(await world.as(user).voiceCover.delete({ id: split })).toMatchObject({ trashed: 0, until: null })
    world.moveClock(1.1 * DAY_SEC)
    await cleanUpNow()
    expect([await hasFile(failed), await hasFile(song)]).toEqual([false, true])
    expect(await world.db.creation.count({ where: { id: split } })).toBe(0)
  })

  it('lets go of all others where the files of one cannot be removed, and of that one later', async () => {
    const user = await world.person()
    const [stuck, other] = [await aSong(user, 'Stuck'), await aSong(user, 'Other')].sort() as [string, string]
    await world.as(user).library.delete({ ids: [stuck, other] })
    world.moveClock(31 * DAY_SEC)
    let isBusy = true
    const removed: string[] = []
    const remove = async (key: string) => {
      if (isBusy && key.includes(stuck)) throw new Error('The folder is busy')
      await world.storage.remove(key)
      removed.push(key)
    }
    const ctx = { ...world, storage: { ...world.storage, remove } }
    const run = () => cleanUp.run({ ctx, payload: {}, signal: new AbortController().signal })
    const isRemoved = (id: string) => removed.some((key) => key.includes(id))
    await run()
    expect(await world.db.creation.count({ where: { id: { in: [stuck, other] } } })).toBe(0)
    expect([isRemoved(stuck), isRemoved(other)]).toEqual([false, true])
    isBusy = false
    await run()
    expect(isRemoved(stuck)).toBe(true)
  })

  it('keeps nothing beyond the days that the plan keeps it, but for a day', async () => {
    const user = await world.person()
    const [young, old] = [await aSong(user, 'Young'), await aSong(user, 'Old')]
    await world.db.creation.update({
      where: { id: old },
      data: { completedAt: new Date(world.clock.now().getTime() - 29.5 * DAY_SEC * 1000) },
    })
    world.moveClock(10 * DAY_SEC)
    const { until } = await world.as(user).music.delete({ id: young })
    expect(daysLeft(until)).toBe(20)
    expect(daysLeft((await world.as(user).music.delete({ id: old })).until)).toBe(1)
    world.moveClock(1.1 * DAY_SEC)
    await cleanUpNow()
    expect([await hasFile(young), await hasFile(old)]).toEqual([true, false])
    world.moveClock(19 * DAY_SEC)
    await cleanUpNow()
    expect(await hasFile(young)).toBe(false)
  })

  it('keeps the files of what is brought back while it is being cleaned up', async () => {
    const user = await world.person({ planId: 'pro_yearly' })
    const [back, gone] = [await aSong(user, 'Back'), await aSong(user, 'Gone')]
    await world.as(user).library.delete({ ids: [back, gone] })
    world.moveClock(31 * DAY_SEC)
    let cleaned: Promise<void> | undefined
    await world.db.$transaction(async (tx) => {
      await lockAccount(tx, user.id)
      await tx.creation.update({ where: { id: back }, data: { deletedAt: null } })
      cleaned = cleanUpNow()
      await delay(300)
    })
    await cleaned
    expect((await world.as(user).music.getHistory()).items.map(({ id }) => id)).toEqual([back])
    expect([await hasFile(back), await hasFile(gone)]).toEqual([true, false])
    // A worker may still write there.
    expect(await world.db.erasure.count({ where: { folder: `songs/${gone}` } })).toBe(1)
  })

  it('is emptied of what it lists: what failed and what was only taken apart can still be brought back', async () => {
    const user = await world.person({ planId: 'pro_yearly' })
    const [song, failed] = [
      await aSong(user, 'Song'),
      await aSong(user, 'Failed', { status: 'failed', completedAt: null }),
    ]
    const [cover, split] = [await aCover(user), await aCover(user, { kind: 'split' })]
    const { library, music, voiceCover } = world.as(user)
    await library.delete({ ids: [song, failed] })
    await library.delete({ ids: [cover, split] })
    expect((await trash(user)).map(({ id }) => id).sort()).toEqual([song, cover].sort())
    await library.emptyTrash()
    await music.restore({ id: failed })
    await voiceCover.restore({ id: split })
    await expect(music.restore({ id: song })).rejects.toThrow('Song not found')
    await expect(voiceCover.restore({ id: cover })).rejects.toThrow('Cover not found')
  })

  it('is emptied at its owner’s wish, one by one or all at once, and no further', async () => {
    const [user, other] = [await world.person(), await world.person()]
    const [first, second, kept] = [await aSong(user, 'a'), await aSong(user, 'b'), await aSong(user, 'c')]
    const theirs = await aSong(other, 'd')
    await world.as(user).library.delete({ ids: [first, second] })
    await world.as(other).music.delete({ id: theirs })
    await world.as(user).library.erase({ ids: [first, kept, theirs] })
    expect((await trash(user)).map(({ id }) => id)).toEqual([second])
    await world.as(user).library.emptyTrash()
    expect(await trash(user)).toEqual([])
    expect((await trash(other)).map(({ id }) => id)).toEqual([theirs])
    expect((await world.as(user).music.getHistory()).items.map(({ id }) => id)).toEqual([kept])
    await cleanUpNow()
    expect([await hasFile(first), await hasFile(second), await hasFile(kept), await hasFile(theirs)]).toEqual([
      ...[false, false, true, true],
    ])
  })
})

describe('the hourly round', () => {
  it('does all of its work although one part of it fails, and says that it failed', async () => {
    const { id: userId } = await world.person()
    const now = world.clock.now()
    await world.db.session.create({ data: { userId, tokenHash: 'over', expires: new Date(now.getTime() - 1000) } })
    const separation = { ...world.db.separation, findMany: () => Promise.reject(new Error('No separations today')) }
    const db = new Proxy(world.db, {
      get: (target, name) => (name === 'separation' ? separation : Reflect.get(target, name)),
    })
    const running = cleanUp.run({ ctx: { ...world, db }, payload: {}, signal: new AbortController().signal })
    await expect(running).rejects.toThrow('No separations today')
    expect(await world.db.session.count({ where: { userId } })).toBe(0)
  })
})
