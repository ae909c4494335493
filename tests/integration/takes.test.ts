import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { PlanId } from '#lib/catalog/plans.ts'
import type { GenerateSong } from '#lib/schemas/song.ts'
import type { SessionUser } from '#server/context.ts'
import { cleanUp } from '#server/jobs/clean-up.handler.ts'
import { makeSong } from '#server/jobs/make-song.handler.ts'
import type { MusicRequest } from '#server/ports/music.ts'
import { failCreation } from '#server/services/creations/fail-creation.ts'
import { readSong, storeSong } from '../support/stored-creations.ts'
import { openWorld } from '../support/world.ts'

const world = openWorld({ connections: 20 })
const never = new AbortController().signal
const REQUEST = { prompt: '[Verse]\nA lamp in the window', title: 'Lamp', style: 'Pop', takes: 2 } as const

const row = (id: string) => readSong(world.db, id)
const make = (songId: string, music = world.music) =>
  makeSong.run({ ctx: { ...world, music }, payload: { creationId: songId }, signal: never })
const fail = (id: string) => failCreation({ ctx: world, input: { id, reason: 'renderFailed' } })

async function books(user: SessionUser) {
  const [{ credits }, entries, songs] = await Promise.all([
    world.db.user.findUniqueOrThrow({ where: { id: user.id } }),
    world.db.creditEntry.findMany({ where: { userId: user.id }, include: { draws: true } }),
    world.db.creation.findMany({ where: { userId: user.id } }),
  ])
  return { credits, charges: entries.filter(({ kind }) => kind === 'song'), songs }
}

/** Somebody, and the two takes that one press of theirs made, in their order. */
async function aPair(request: Partial<GenerateSong> = {}, { planId = 'basic_monthly' as PlanId, credits = 20 } = {}) {
  const user = await world.person({ planId, credits })
  const api = world.as(user)
  const { id } = await api.music.generate({ ...REQUEST, ...request })
  const takes = (await api.music.getById({ id })).takes.map((take) => take.id)
  return { user, api, takes: takes as [string, string] }
}

async function aFinishedPair() {
  const pair = await aPair()
  for (const id of pair.takes) await make(id)
  return pair
}

/** What the metadata of a song, once it is made, is told of its take. */
async function toldTo(id: string): Promise<MusicRequest['take']> {
  let told: MusicRequest['take']
  const { music } = world
  await make(id, {
    ...music,
    make: (request, options) => {
      told = request.take
      return music.make(request, options)
    },
  })
  return told
}

const numbers = async (user: SessionUser) => {
  const { items } = await world.as(user).music.getHistory()
  return Object.fromEntries(items.map(({ id, take }) => [id, take]))
}

describe('two takes of one press', () => {
  it('are two songs of the same request with two seeds, both charged, each with a line of its own', async () => {
    const { user, takes } = await aPair({ seed: 7 })
    const { credits, charges, songs } = await books(user)
    expect([credits, charges.map(({ amount }) => amount), songs.length]).toEqual([10, [-5, -5], 2])
    const [first, second] = [await row(takes[0]), await row(takes[1])]
    expect(first).toMatchObject({ seed: 7, takeOfId: null, title: 'Lamp', prompt: REQUEST.prompt, style: 'Pop' })
    expect(second).toMatchObject({ takeOfId: first.id, title: 'Lamp', prompt: REQUEST.prompt, style: 'Pop' })
    expect(second.seed).not.toBe(first.seed)
  })

  it('are refused together, with what both cost, where credits pay for one', async () => {
    const user = await world.person({ planId: 'basic_monthly', credits: 5 })
    await expect(world.as(user).music.generate(REQUEST)).rejects.toThrow(/^This costs 10 credits and you have 5/)
    expect(await books(user)).toEqual({ credits: 5, charges: [], songs: [] })
  })

  it('take their credits from as many lots as it needs', async () => {
    const user = await world.person({ planId: 'standard_monthly', credits: 7 })
    const more = { kind: 'operator_grant', amount: 7, remaining: 7, userId: user.id } as const
    const { remaining: _, ...line } = more
    const { id } = await world.db.creditEntry.create({ data: { ...line, idempotencyKey: `test:more:${user.id}` } })
    await world.db.creditLot.create({ data: { ...more, id } })
    await world.db.user.update({ where: { id: user.id }, data: { credits: { increment: 7 } } })
    await world.as(user).music.generate(REQUEST)
    const { credits, charges } = await books(user)
    const drawn = charges.map(({ draws }) => draws.map(({ amount }) => amount).sort())
    expect([credits, drawn]).toEqual([4, [[5], [2, 3]]])
    const lots = await world.db.creditLot.findMany({ where: { userId: user.id } })
    expect(lots.map(({ remaining }) => remaining).sort()).toEqual([0, 4])
  })

  it('count as one press of a request id, sent any number of times', async () => {
    const user = await world.person({ planId: 'standard_monthly', credits: 100 })
    const request = { ...REQUEST, requestId: randomUUID() }
    const answers = await Promise.all(Array.from({ length: 8 }, () => world.as(user).music.generate(request)))
    expect(new Set(answers.map(({ id, take }) => `${id} ${take}`)).size).toBe(1)
    expect(answers[0]?.take).toBe(1)
    expect(await books(user)).toMatchObject({ credits: 90, songs: { length: 2 } })
    await expect(world.as(user).music.generate({ ...request, takes: 1 })).rejects.toThrow('with different content')
  })

  it.each(['free', 'basic_monthly'] as const)(
    'are accepted on the plan %s, and no third song is until both are made',
    async (planId) => {
      const { user, api, takes } = await aPair({}, { planId })
      const single = { ...REQUEST, takes: 1 }
      await expect(api.music.generate(single)).rejects.toThrow('What you are making is not finished yet')
      await make(takes[0])
      await expect(api.music.generate(single)).rejects.toThrow('What you are making is not finished yet')
      await make(takes[1])
      await expect(api.music.generate(single)).resolves.toMatchObject({ take: null })
      expect((await books(user)).songs).toHaveLength(3)
    },
  )

  it('are refused beside anything that is being made, on plans that make one at a time', async () => {
    const user = await world.person({ planId: 'basic_monthly', credits: 20 })
    await world.as(user).music.generate({ ...REQUEST, takes: 1 })
    await expect(world.as(user).music.generate(REQUEST)).rejects.toThrow('What you are making is not finished yet')
    expect(await books(user)).toMatchObject({ credits: 15, songs: { length: 1 } })
  })

  it('are refused on the free plan where only one song of the day is left', async () => {
    const user = await world.person({ credits: 100 })
    for (let made = 0; made < 3; made++) await make((await world.as(user).music.generate({ ...REQUEST, takes: 1 })).id)
    await expect(world.as(user).music.generate(REQUEST)).rejects.toThrow('Of your 4 songs for today, only 1 is left.')
    await expect(world.as(user).music.generate({ ...REQUEST, takes: 1 })).resolves.toBeDefined()
  })

  it('are stored and charged neither, when one cannot be queued', async () => {
    const user = await world.person({ planId: 'basic_monthly', credits: 10 })
    let jobs = 0
    const enqueue: typeof world.queue.enqueue = async (...job) => {
      if (++jobs === 2) throw new Error('queue is away')
      await world.queue.enqueue(...job)
    }
    const caller = world.as(user, { queue: { ...world.queue, enqueue }, log: () => {} })
    await expect(caller.music.generate(REQUEST)).rejects.toThrow(/went wrong on our side/)
    expect(await books(user)).toEqual({ credits: 10, charges: [], songs: [] })
  })

  it('may be instrumental', async () => {
    const { api, takes } = await aPair({ instrumental: true, prompt: '' })
    expect((await api.music.getById({ id: takes[0] })).takes).toHaveLength(2)
  })

  it('no more than two', async () => {
    const user = await world.person({ planId: 'pro_monthly', credits: 100 })
    await expect(world.as(user).music.generate({ ...REQUEST, takes: 3 })).rejects.toThrow()
  })
})

describe('of two takes', () => {
  it('one that fails is refunded by itself, and can be tried again', async () => {
    const { user, api, takes } = await aPair({}, { credits: 10 })
    await fail(takes[1])
    expect((await books(user)).credits).toBe(5)
    await make(takes[0])
    const { takes: shown } = await api.music.getById({ id: takes[0] })
    expect(shown.map(({ status }) => status)).toEqual(['completed', 'failed'])
    await api.music.retry({ id: takes[1] })
    expect((await books(user)).credits).toBe(0)
    expect(await toldTo(takes[1])).toEqual({ number: 2, of: 2, chargedTogether: false })
  })

  it('each is told for its metadata which one it is, and that both were charged at once', async () => {
    const { takes } = await aPair()
    expect(await toldTo(takes[0])).toEqual({ number: 1, of: 2, chargedTogether: true })
    expect(await toldTo(takes[1])).toEqual({ number: 2, of: 2, chargedTogether: true })
  })

  it('one that is cancelled is refunded and leaves the other one as a song like any other', async () => {
    const { user, api, takes } = await aPair()
    expect(await numbers(user)).toEqual({ [takes[0]]: 1, [takes[1]]: 2 })
    await expect(api.music.delete({ id: takes[0] })).resolves.toMatchObject({ cancelled: 1, refunded: 5 })
    expect(await numbers(user)).toEqual({ [takes[1]]: null })
    expect((await api.music.getById({ id: takes[1] })).takes).toEqual([])
    expect(await row(takes[1])).toMatchObject({ takeOfId: null, status: 'pending' })
    await make(takes[1])
    expect(await row(takes[1])).toMatchObject({ status: 'completed' })
  })

  it.each([0, 1])(
    'the one in place %i in the trash leaves the other one alone, and is a take again once restored',
    async (gone) => {
      const { user, api, takes } = await aFinishedPair()
      const [lost, kept] = [takes[gone] as string, takes[1 - gone] as string]
      await expect(api.music.delete({ id: lost })).resolves.toMatchObject({ cancelled: 0, refunded: 0, trashed: 1 })
      expect(await numbers(user)).toEqual({ [kept]: null })
      expect((await api.music.getById({ id: kept })).takes).toEqual([])
      await api.music.restore({ id: lost })
      expect(await numbers(user)).toEqual({ [takes[0]]: 1, [takes[1]]: 2 })
      expect((await api.music.getById({ id: kept })).takes.map(({ id }) => id)).toEqual(takes)
    },
  )

  it('the one that is gone for good leaves nothing behind', async () => {
    const { api, takes } = await aFinishedPair()
    await api.music.delete({ id: takes[0] })
    await api.library.emptyTrash()
    await cleanUp.run({ ctx: world, payload: {}, signal: never })
    expect(await row(takes[1])).toMatchObject({ takeOfId: null, status: 'completed' })
  })

  it.each([0, 1])('both are kept at the wish of whoever looks at the one in place %i, also twice', async (place) => {
    const { user, api, takes } = await aFinishedPair()
    const id = takes[place] as string
    await api.music.keepBothTakes({ id })
    await api.music.keepBothTakes({ id })
    expect(await numbers(user)).toEqual({ [takes[0]]: null, [takes[1]]: null })
    expect((await api.music.getById({ id })).takes).toEqual([])
  })

  it('strangers learn nothing of the other one', async () => {
    const { takes } = await aFinishedPair()
    const stranger = world.as(await world.person()).music
    expect(await stranger.getById({ id: takes[0] })).toMatchObject({ takes: [], take: null })
    await expect(stranger.keepBothTakes({ id: takes[0] })).rejects.toThrow('Song not found')
    expect((await row(takes[1])).takeOfId).toBe(takes[0])
  })

  it('each says its seed, its place in the queue and how far it is', async () => {
    const { api, takes } = await aPair({ seed: 7 })
    const { takes: shown } = await api.music.getById({ id: takes[1] })
    expect(shown[0]).toMatchObject({ id: takes[0], seed: 7, status: 'pending', progress: 0 })
    const [first, second] = shown.map(({ place }) => place?.ahead ?? 0)
    expect(second).toBeGreaterThan(first as number)
  })

  it('another version of one is no take', async () => {
    const { user, api, takes } = await aFinishedPair()
    const change = { kind: 'tempo', tempoBpm: 90 }
    const child = await storeSong(world.db, {
      userId: user.id,
      parentId: takes[1],
      change,
      status: 'completed',
      files: 'songs/none',
      visuals: {},
      metadata: {},
    })
    expect((await numbers(user))[child.id]).toBeNull()
    expect((await api.music.getById({ id: child.id })).takes).toEqual([])
  })
})
