import { describe, expect, it } from 'vitest'
import type { SessionUser } from '#server/context.ts'
import { cleanUp } from '#server/jobs/clean-up.handler.ts'
import { makeSong } from '#server/jobs/make-song.handler.ts'
import { openWorld } from '../support/world.ts'

const world = openWorld()
const free = { prompt: '[Verse]\nA lamp in the window\n[Chorus]\nCome home', style: 'Pop,Happy' }

async function finishedSong(user: SessionUser, input: object = {}) {
  const { id } = await world.as(user).music.generate({ ...free, ...input })
  await makeSong.run({ ctx: world, payload: { creationId: id }, signal: new AbortController().signal })
  return id
}

describe('music.generate', () => {
  it.each([
    [{ ...free, prompt: '   ' }, 'Please enter lyrics for your song'],
    [{ ...free, prompt: '😀🎵 …' }, 'There is nothing to sing in these lyrics.'],
    [{ ...free, prompt: '[Verse]\n!!! ???\n[Chorus]' }, 'There is nothing to sing in these lyrics.'],
    [{ ...free, prompt: '(softly)\nAm  F  C  G\n(x2)' }, 'There is nothing to sing in these lyrics.'],
    [{ ...free, title: 'x'.repeat(81) }, 'The title is too long: at most 80 characters.'],
    [{ ...free, title: '👩‍🚀'.repeat(81) }, 'The title is too long: at most 80 characters.'],
    [{ ...free, title: `x${'\u0301'.repeat(1280)}` }, 'The title is too long: at most 80 characters.'],
    [{ ...free, prompt: 'x'.repeat(3001) }, 'The lyrics are too long: at most 3000 characters on your plan.'],
    [{ ...free, prompt: 'x'.repeat(5001) }, 'The lyrics are too long'],
    [{ ...free, description: 'x'.repeat(501) }, 'The description is too long: at most 500 characters.'],
    [{ ...free, title: 'Taylor Swift' }, 'Please leave out “Taylor Swift”'],
    [{ ...free, lengthSec: 300 }, 'Songs on your plan are at most 4 minutes long.'],
    [{ ...free, visibility: 'private' }, 'Private songs come with a paid plan.'],
    [{ ...free, gender: 'x' }, 'gender is not valid'],
    [{ ...free, model: 'V4' }, 'model is not valid'],
    [{ ...free, prompt: 7 }, 'prompt is not valid'],
    [{ ...free, credits: 1000 }, 'credits is not valid'],
    [{ ...free, requestId: 'once' }, 'requestId is not valid'],
    [null, 'input is not valid'],
  ])('refuses %j with a sentence', async (input, sentence) => {
    const user = await world.person()
    const generate = world.as(user).music.generate as (input: unknown) => Promise<unknown>
    await expect(generate(input)).rejects.toThrow(sentence)
    expect((await world.as(user).auth.me())?.credits).toBe(20)
  })

  it.each([
    [{ title: ' My title ' }, 'My title'],
    [{ title: '👩‍🚀'.repeat(80) }, '👩‍🚀'.repeat(80)],
    [{ prompt: '', description: 'a quiet morning song about rivers and trains' }, 'a quiet morning song about'],
    [{}, 'A lamp in the window'],
    [{ prompt: `[Verse]\n${'🎵 word '.repeat(20)}` }, `${'🎵 word '.repeat(7)}🎵`],
    [{ prompt: '', instrumental: true }, 'Untitled'],
  ])('with %j is called %j', async (input, title) => {
    const user = await world.person()
    expect((await world.as(user).music.generate({ ...free, ...input })).title).toBe(title)
  })

  it.each([
    ['A metal song about a lighthouse keeper', 'Metal'],
    ['my old house by the tracks', 'Pop'],
    ['a song about my poppy field, as a slow jazz ballad', 'Jazz'],
  ])('is in the style that its description asks for: %s', async (description, style) => {
    const user = await world.person({ credits: 20 })
    expect(await world.as(user).music.generate({ description })).toMatchObject({ style })
  })

  it.each([
    [{}, 'free', { isUntitled: true, longestSec: 240 }],
    [{ title: 'Rivers and trains' }, 'standard_monthly', { isUntitled: false, longestSec: 480 }],
    // The same as what is filled in for those who give none.
    [{ title: 'a quiet song about rivers' }, 'free', { isUntitled: false, longestSec: 240 }],
  ] as const)('with %j on %s is made as %j', async (input, planId, made) => {
    const user = await world.person({ planId, credits: 20 })
    const { id } = await world
      .as(user)
      .music.generate({ description: 'a quiet song about rivers and trains', ...input })
    const asked: object[] = []
    const music: typeof world.music = {
      make: async (request, options) => {
        asked.push(request)
        return await world.music.make(request, options)
      },
    }
    await makeSong.run({ ctx: { ...world, music }, payload: { creationId: id }, signal: new AbortController().signal })
    expect(asked).toMatchObject([made])
  })

  it('takes longer lyrics and private songs on plans that have them', async () => {
    const user = await world.person({ planId: 'standard_monthly', credits: 5 })
    const song = await world
      .as(user)
      .music.generate({ ...free, prompt: 'la '.repeat(1600), visibility: 'private', lengthSec: 480 })
    expect(song).toMatchObject({ status: 'pending', progress: 0, visibility: 'private' })
  })
})

describe('a title', () => {
  const prompt = '[Verse]\nAmazing grace\n[Chorus]\nHow sweet the sound'
  const music = {
    make: async (...[request, options]: Parameters<typeof world.music.make>) => ({
      ...(await world.music.make(request, options)),
      title: 'How sweet the sound',
    }),
  }
  const make = async (id: string) =>
    await makeSong.run({ ctx: { ...world, music }, payload: { creationId: id }, signal: new AbortController().signal })

  it.each([
    ['Amazing grace', 'Amazing grace'],
    ['', 'How sweet the sound'],
  ])('entered as %j is %j in the end', async (title, finished) => {
    const { music: songs } = world.as(await world.person())
    const { id, title: atFirst } = await songs.generate({ ...free, prompt, title })
    expect(atFirst).toBe('Amazing grace')
    await make(id)
    expect(await songs.getById({ id })).toMatchObject({ title: finished, asked: { title } })
  })

  it('given while the song waits stays, even if it is the one that was filled in', async () => {
    const { music: songs } = world.as(await world.person())
    const { id } = await songs.generate({ ...free, prompt })
    await songs.rename({ id, title: 'Amazing grace' })
    await make(id)
    expect(await songs.getById({ id })).toMatchObject({ title: 'Amazing grace' })
  })
})

describe('music.getHistory', () => {
  it('gives every song once, newest first, page by page', async () => {
    const user = await world.person({ planId: 'pro_monthly', credits: 100 })
    const ids: string[] = []
    for (let song = 0; song < 7; song++) ids.unshift((await world.as(user).music.generate(free)).id)
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const page = await world.as(user).music.getHistory({ limit: 3, ...(cursor ? { cursor } : {}) })
      seen.push(...page.items.map(({ id }) => id))
      cursor = page.nextCursor
    } while (cursor)
    expect(seen).toEqual(ids)
  })

  it('searches titles, lyrics and styles, and takes signs for what they are', async () => {
    const user = await world.person({ planId: 'standard_monthly', credits: 10 })
    await world.as(user).music.generate({ prompt: 'Kites over the 100% harbour', style: 'Jazz', title: 'Evening' })
    await world.as(user).music.generate({ prompt: 'Nothing here', style: 'Rock', title: 'Morning' })
    const search = async (text: string) =>
      (await world.as(user).music.getHistory({ search: text })).items.map(({ title }) => title)
    expect(await search('EVEN')).toEqual(['Evening'])
    expect(await search('kites')).toEqual(['Evening'])
    expect(await search('rock')).toEqual(['Morning'])
    expect(await search('100%')).toEqual(['Evening'])
    expect(await search('_____')).toEqual([])
    expect(await search("'; DROP TABLE songs; --")).toEqual([])
  })

  it('shows nobody else’s songs', async () => {
    const [owner, other] = [await world.person(), await world.person()]
    await world.as(owner).music.generate(free)
    expect((await world.as(other).music.getHistory()).items).toEqual([])
  })
})

describe('a finished song', () => {
  it('is there for everybody who has the link', async () => {
    const owner = await world.person()
    const id = await finishedSong(owner)
    const seen = await world.as(null).music.getById({ id })
    expect(seen).toMatchObject({ status: 'completed', audioUrl: `/api/audio/${id}`, creator: 'Test', isOwner: false })
    expect(await world.as(owner).music.getById({ id })).toMatchObject({ isOwner: true })
  })

  it('is not found while it is unfinished, private or deleted, except by its owner', async () => {
    const owner = await world.person({ planId: 'standard_monthly', credits: 100 })
    const unfinished = (await world.as(owner).music.generate(free)).id
    const hidden = await finishedSong(owner, { visibility: 'private' })
    const deleted = await finishedSong(owner)
    await world.as(owner).music.delete({ id: deleted })
    for (const id of [unfinished, hidden, deleted]) {
      await expect(world.as(null).music.getById({ id })).rejects.toThrow('Song not found')
    }
    await expect(world.as(owner).music.getById({ id: hidden })).resolves.toBeDefined()
    await expect(world.as(owner).music.getById({ id: deleted })).rejects.toThrow('Song not found')
    await world.as(owner).music.restore({ id: deleted })
    await expect(world.as(null).music.getById({ id: deleted })).resolves.toBeDefined()
  })

  it('can be changed by its owner alone', async () => {
    const [owner, other] = [await world.person(), await world.person()]
    const id = await finishedSong(owner)
    const theirs = world.as(other).music
    const attempts = [
      () => theirs.rename({ id, title: 'Mine' }),
      () => theirs.delete({ id }),
      () => theirs.restore({ id }),
      () => theirs.retry({ id }),
      () => theirs.setVisibility({ id, visibility: 'public' }),
    ]
    for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await world.as(owner).music.rename({ id, title: '  Better  ' })
    await world.as(owner).music.setVisibility({ id, visibility: 'public' })
    expect(await world.as(null).music.getById({ id })).toMatchObject({ title: 'Better', visibility: 'public' })
    await expect(world.as(owner).music.setVisibility({ id, visibility: 'private' })).rejects.toThrow('paid plan')
    await expect(world.as(owner).music.retry({ id })).rejects.toThrow('Only what has failed')
  })

  it('leaves a note behind the bell, which can be read', async () => {
    const owner = await world.person()
    const id = await finishedSong(owner, { title: 'Done' })
    expect(await world.as(owner).notification.list()).toMatchObject({
      unread: 1,
      items: [{ kind: 'songCompleted', params: { title: 'Done' }, path: `/song/${id}`, read: false }],
    })
    await world.as(owner).notification.markRead({})
    expect(await world.as(owner).notification.list()).toMatchObject({ unread: 0, items: [{ read: true }] })
  })

  it('has its note renamed with it, hidden while it is deleted, and gone when it is', async () => {
    const owner = await world.person()
    const { music, notification } = world.as(owner)
    const id = await finishedSong(owner, { title: 'Done' })
    await music.rename({ id, title: 'Better' })
    expect(await notification.list()).toMatchObject({ unread: 1, items: [{ params: { title: 'Better' } }] })
    await music.delete({ id })
    expect(await notification.list()).toEqual({ unread: 0, items: [] })
    await music.restore({ id })
    expect(await notification.list()).toMatchObject({ unread: 1, items: [{ params: { title: 'Better' } }] })
    await world.db.creation.delete({ where: { id } })
    expect(await world.db.notification.count({ where: { userId: owner.id } })).toBe(0)
  })
})

describe('a song whose job is lost', () => {
  it('fails after some hours, with the credits back', async () => {
    const owner = await world.person({ planId: 'basic_monthly', credits: 5 })
    const { id } = await world.as(owner).music.generate(free)
    const cleanUpNow = () => cleanUp.run({ ctx: world, payload: {}, signal: new AbortController().signal })
    await world.db.$executeRaw`DELETE FROM pgboss.job WHERE singleton_key = ${id}`
    await cleanUpNow()
    expect(await world.as(owner).music.getById({ id })).toMatchObject({ status: 'pending' })
    world.moveClock(7 * 3600)
    await cleanUpNow()
    expect(await world.as(owner).music.getById({ id })).toMatchObject({ status: 'failed' })
    expect((await world.as(owner).auth.me())?.credits).toBe(5)
  })
})

describe('a song whose job is in the queue', () => {
  it.each(['created', 'retry', 'active'])('does not fail, however long that takes: %s', async (state) => {
    const owner = await world.person()
    const { id } = await world.as(owner).music.generate(free)
    await world.db.$executeRaw`UPDATE pgboss.job SET state = ${state}::pgboss.job_state WHERE singleton_key = ${id}`
    world.moveClock(7 * 3600)
    await cleanUp.run({ ctx: world, payload: {}, signal: new AbortController().signal })
    expect(await world.as(owner).music.getById({ id })).toMatchObject({ status: 'pending' })
  })
})

describe('a deleted song', () => {
  it('keeps its files for thirty days, and is gone for good after that', async () => {
    const owner = await world.person({ planId: 'basic_monthly', credits: 10 })
    const [kept, gone] = [await finishedSong(owner), await finishedSong(owner)]
    const files = async (id: string) => await world.storage.size(`songs/${id}/1/song.mp3`)
    const cleanUpNow = () => cleanUp.run({ ctx: world, payload: {}, signal: new AbortController().signal })

    await world.as(owner).music.delete({ id: gone })
    world.moveClock(29.5 * 86_400)
    await world.as(owner).music.delete({ id: kept })
    await cleanUpNow()
    expect(await files(gone)).not.toBeNull()

    world.moveClock(86_400)
    await cleanUpNow()
    expect(await files(gone)).toBeNull()
    await expect(world.as(owner).music.restore({ id: gone })).rejects.toThrow('Song not found')
    await world.as(owner).music.restore({ id: kept })
    expect(await files(kept)).not.toBeNull()
    expect((await world.as(owner).music.getHistory()).items.map(({ id }) => id)).toEqual([kept])
  })
})
