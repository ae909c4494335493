import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { SessionUser } from '#server/context.ts'
import { failCreation } from '#server/services/creations/fail-creation.ts'
import { openWorld } from '../support/world.ts'

const world = openWorld({ connections: 20 })
const lyrics = { prompt: '[Verse]\nA lamp in the window', style: 'Pop' }

async function books(user: SessionUser) {
  const [{ credits }, entries, songs] = await Promise.all([
    world.db.user.findUniqueOrThrow({ where: { id: user.id } }),
    world.db.creditEntry.findMany({ where: { userId: user.id } }),
    world.db.creation.findMany({ where: { userId: user.id } }),
  ])
  return { credits, sum: entries.reduce((sum, { amount }) => sum + amount, 0), entries, songs }
}

async function jobsOf(songIds: string[]): Promise<number> {
  const [row] = await world.db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM pgboss.job WHERE name = 'make-song' AND data->>'creationId' = ANY(${songIds})`
  return row?.count ?? 0
}

async function finishedSong(user: SessionUser): Promise<void> {
  const { id } = await world.as(user).music.generate(lyrics)
  await world.db.creation.update({ where: { id }, data: { status: 'completed' } })
}

describe('music.generate', () => {
  it('accepts exactly what the credits pay for, however many calls come at once', async () => {
    const user = await world.person({ planId: 'standard_monthly', credits: 20 })
    const calls = Array.from({ length: 200 }, () => world.as(user).music.generate(lyrics))
    const results = await Promise.allSettled(calls)
    const refused = results.filter((result) => result.status === 'rejected')

    expect(results.length - refused.length).toBe(4)
    for (const { reason } of refused) expect(reason.message).toMatch(/^This costs 5 credits and you have 0/)
    const { credits, sum, songs } = await books(user)
    expect({ credits, sum, songs: songs.length }).toEqual({ credits: 0, sum: 0, songs: 4 })
    expect(await jobsOf(songs.map(({ id }) => id))).toBe(4)
  })

  it('makes one song of one request id, sent any number of times', async () => {
    const user = await world.person({ planId: 'standard_monthly', credits: 100 })
    const requestId = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => world.as(user).music.generate({ ...lyrics, requestId })),
    )
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(await books(user)).toMatchObject({ credits: 95, sum: 95 })
  })

  it('refuses a request id that came with another request before', async () => {
    const user = await world.person({ planId: 'standard_monthly', credits: 100 })
    const requestId = randomUUID()
    const { id } = await world.as(user).music.generate({ ...lyrics, requestId })
    const other = world.as(user).music.generate({ ...lyrics, style: 'Jazz', requestId })
    await expect(other).rejects.toThrow('This was sent before with different content')
    expect((await world.as(user).music.generate({ ...lyrics, requestId })).id).toBe(id)
    expect(await books(user)).toMatchObject({ credits: 95, sum: 95 })
  })

  it('lets two people use the same request id', async () => {
    const requestId = randomUUID()
    const [one, other] = [await world.person(), await world.person()]
    const first = await world.as(one).music.generate({ ...lyrics, requestId })
    const second = await world.as(other).music.generate({ ...lyrics, requestId })
    expect(first.id).not.toBe(second.id)
  })

  it('stores neither song nor charge when the job cannot be queued', async () => {
    const user = await world.person({ planId: 'basic_monthly', credits: 10 })
    const queue = {
      ...world.queue,
      enqueue: async () => {
        throw new Error('queue is away')
      },
    }
    await expect(world.as(user, { queue, log: () => {} }).music.generate(lyrics)).rejects.toThrow(
      /went wrong on our side/,
    )
    expect(await books(user)).toMatchObject({ credits: 10, sum: 10, songs: [] })
  })
})

describe('what a plan allows', () => {
  it.each([
    ['free', 1],
    ['basic_monthly', 1],
    ['standard_monthly', 10],
    ['pro_monthly', 12],
  ] as const)('%s: songs and covers at once, however many calls come at once', async (planId, most) => {
    const user = await world.person({ planId, credits: 60 })
    const calls = await Promise.allSettled(Array.from({ length: 12 }, () => world.as(user).music.generate(lyrics)))
    expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(most)
    if (most === 12) return
    await expect(world.as(user).music.generate(lyrics)).rejects.toThrow(
      most === 1
        ? /^What you are making is not finished yet\. You can start the next one as soon as it is finished.*with Standard\.$/
        : /^10 songs and covers of yours are being made\..*with Pro\.$/,
    )
    await world.db.creation.updateMany({ where: { userId: user.id }, data: { status: 'completed' } })
    await expect(world.as(user).music.generate(lyrics)).resolves.toBeDefined()
  })

  it('four songs a day on the free plan, of which those that fail do not count', async () => {
    const user = await world.person({ credits: 100 })
    for (let song = 0; song < 3; song++) await finishedSong(user)
    const { id } = await world.as(user).music.generate(lyrics)
    await failCreation({ ctx: world, input: { id, reason: 'renderFailed' } })
    await finishedSong(user)
    expect(await world.as(user).auth.me()).toMatchObject({ songsToday: 4 })
    await expect(world.as(user).music.generate(lyrics)).rejects.toThrow('You have made your 4 songs for today.')
    await expect(world.as(user).music.retry({ id })).rejects.toThrow('You have made your 4 songs for today.')
  })
})

describe('free credits', () => {
  it('are 20 a UTC day: four songs, then none until the next day, and never more than 20', async () => {
    const user = await world.person()
    const me = async () => (await world.as(user).auth.me())?.credits
    expect(await me()).toBe(20)
    for (let song = 0; song < 4; song++) await finishedSong(user)
    await expect(world.as(user).music.generate(lyrics)).rejects.toThrow('You have made your 4 songs for today.')
    expect(await me()).toBe(0)

    world.moveClock(86_400)
    expect(await me()).toBe(20)
    expect(await world.as(user).auth.me()).toMatchObject({ songsToday: 0 })
    await finishedSong(user)
    world.moveClock(2 * 86_400)
    expect(await me()).toBe(20)
    const { credits, sum } = await books(user)
    expect(credits).toBe(sum)
  })

  it('come once a day, also when the day began with 20', async () => {
    const user = await world.person({ credits: 20 })
    await finishedSong(user)
    expect((await world.as(user).auth.me())?.credits).toBe(15)
    await finishedSong(user)
    expect((await world.as(user).auth.me())?.credits).toBe(10)
  })
})

describe('a song that fails for good', () => {
  it('gives its credits back once, in the same moment', async () => {
    const user = await world.person({ planId: 'basic_monthly', credits: 10 })
    const song = await world.as(user).music.generate(lyrics)
    const input = { kind: 'song', id: song.id, reason: 'renderFailed' } as const
    await Promise.all(Array.from({ length: 5 }, () => failCreation({ ctx: world, input })))

    expect(await books(user)).toMatchObject({ credits: 10, sum: 10 })
    expect(await world.as(user).music.getById({ id: song.id })).toMatchObject({
      status: 'failed',
      failure: 'renderFailed',
    })
    const { items, unread } = await world.as(user).notification.list()
    expect(unread).toBe(1)
    expect(items[0]).toMatchObject({ kind: 'songFailed', params: { credits: 5 } })
  })

  it('can be tried again, is charged again, and can fail and be refunded again', async () => {
    const user = await world.person({ planId: 'basic_monthly', credits: 5 })
    const { id } = await world.as(user).music.generate(lyrics)
    await failCreation({ ctx: world, input: { id, reason: 'renderFailed' } })
    const retries = await Promise.allSettled([world.as(user).music.retry({ id }), world.as(user).music.retry({ id })])
    expect(retries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await books(user)).toMatchObject({ credits: 0, sum: 0 })
    await failCreation({ ctx: world, input: { id, reason: 'renderFailed' } })
    expect(await books(user)).toMatchObject({ credits: 5, sum: 5 })
  })
})

describe('the ledger', () => {
  it('cannot be changed or shortened', async () => {
    const user = await world.person({ credits: 10 })
    await expect(world.db.creditEntry.updateMany({ where: { userId: user.id }, data: { amount: 99 } })).rejects.toThrow(
      /append-only/,
    )
    await expect(world.db.creditEntry.deleteMany({ where: { userId: user.id } })).rejects.toThrow(/append-only/)
  })

  it('never lets a balance go below zero', async () => {
    const user = await world.person({ credits: 10 })
    await expect(world.db.user.update({ where: { id: user.id }, data: { credits: -1 } })).rejects.toThrow(
      /credits_check/,
    )
  })

  it('goes with its account', async () => {
    const user = await world.person({ credits: 10 })
    await world.db.user.delete({ where: { id: user.id } })
    expect(await world.db.creditEntry.count({ where: { userId: user.id } })).toBe(0)
  })
})
