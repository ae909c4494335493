import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Score } from '#lib/engine/sound.ts'
import type { SongChange } from '#lib/schemas/rework.ts'
import type { SessionUser } from '#server/context.ts'
import { cleanUp } from '#server/jobs/clean-up.handler.ts'
import { makeSong } from '#server/jobs/make-song.handler.ts'
import { scoredMusic } from '../support/scored-music.ts'
import { readSong } from '../support/stored-creations.ts'
import { openWorld } from '../support/world.ts'

const world = openWorld()
const LYRICS = `[Verse]
There is a lamp in the window tonight
Somebody left it to show me the way
[Chorus]
Carry me over the river tonight
Carry me over the river tonight`
const FASTER: SongChange = { kind: 'tempo', tempoBpm: 112 }
const never = new AbortController().signal

const make = (id: string) =>
  makeSong.run({ ctx: { ...world, music: scoredMusic }, payload: { creationId: id }, signal: never })
const row = (id: string) => readSong(world.db, id)
const credits = async (user: SessionUser) => (await world.as(user).auth.me())?.credits

async function finishedSong(input: object = {}) {
  const user = await world.person({ planId: 'standard_monthly', credits: 30 })
  const { id } = await world
    .as(user)
    .music.generate({ prompt: LYRICS, style: 'Pop, 100 bpm,Happy', gender: 'f', seed: 5, title: 'River', ...input })
  await make(id)
  return { id, user, api: world.as(user).music }
}

async function scoreOf(id: string): Promise<Score> {
  const { files } = await row(id)
  return JSON.parse(new TextDecoder().decode(await world.storage.read(`${files}/score.json`)))
}

describe('another version of a song', () => {
  it('is a song of its own, made from the first one’s score, charged once however often it is sent', async () => {
    const { id, user, api } = await finishedSong()
    const requestId = randomUUID()
    const sent = await Promise.all(Array.from({ length: 6 }, () => api.rework({ id, change: FASTER, requestId })))
    const [child] = [...new Set(sent.map((song) => song.id))]
    expect(new Set(sent.map((song) => song.id)).size).toBe(1)
    expect(await credits(user)).toBe(20)
    await make(child!)
    expect(await row(child!)).toMatchObject({ status: 'completed', parentId: id, title: 'River', seed: 5, attempt: 1 })
    expect(await scoreOf(child!)).toEqual({ ...(await scoreOf(id)), tempoBpm: 112 })
  })

  it('names the song that it comes from, which lists it', async () => {
    const { id, api } = await finishedSong()
    const child = await api.rework({ id, change: { kind: 'key', tonic: 3 } })
    expect(await api.getById({ id })).toMatchObject({
      change: null,
      parent: null,
      versions: [
        { id: child.id, title: 'River', change: { kind: 'key', tonic: 3 }, status: 'pending', audioUrl: null },
      ],
    })
    await make(child.id)
    expect(await api.getById({ id: child.id })).toMatchObject({
      change: { kind: 'key', tonic: 3 },
      parent: { id, title: 'River' },
      versions: [],
    })
  })

  it('has its new words in its lyrics, wherever they come back', async () => {
    const { id, api } = await finishedSong()
    const change = { kind: 'line' as const, line: 2, text: 'Carry me under the mountain tonight' }
    const child = await api.rework({ id, change })
    await make(child.id)
    expect((await row(child.id)).prompt).toBe(LYRICS.replaceAll('Carry me over the river tonight', change.text))
  })

  it('says the style that it is in, and can be changed further', async () => {
    const { id, api } = await finishedSong()
    const jazz = await api.rework({ id, change: { kind: 'style', style: 'Jazz' } })
    await make(jazz.id)
    expect(await row(jazz.id)).toMatchObject({ style: 'Jazz,Happy', status: 'completed' })
    const sung = await api.rework({ id: jazz.id, change: { kind: 'singer', singer: 'alder' } })
    await make(sung.id)
    expect(await scoreOf(sung.id)).toMatchObject({ style: 'Jazz', vocal: { singer: 'alder' } })
  })

  it('can be chosen from what the song allows', async () => {
    const { id, api } = await finishedSong()
    const choices = await api.reworkChoices({ id })
    expect(choices.tempo.bpm).toBe(100)
    expect(choices.style.others).toContain('Jazz')
    expect(choices.style.others).not.toContain('Pop')
    expect(choices.singer?.others.map(({ name }) => name)).not.toContain(choices.singer?.name)
    expect(choices.lines.map(({ text, times }) => [text, times])).toContainEqual(['Carry me over the river tonight', 2])
  })
})

describe('music.rework', () => {
  it.each<[SongChange, string]>([
    [{ kind: 'tempo', tempoBpm: 400 }, 'This song can be sung at'],
    [{ kind: 'tempo', tempoBpm: 100 }, 'The song is like that already'],
    [{ kind: 'singer', singer: 'thistle' }, 'This voice does not sing the language'],
    [{ kind: 'line', line: 99, text: 'la la', everywhere: true }, 'That line is not in the song'],
    [{ kind: 'line', line: 0, text: 'la '.repeat(60), everywhere: true }, 'Please use fewer syllables'],
    [{ kind: 'line', line: 0, text: '…', everywhere: true }, 'There is nothing to sing'],
    [{ kind: 'line', line: 0, text: ' ', everywhere: true }, 'Please write the new line'],
    [{ kind: 'line', line: 0, text: 'With Taylor Swift', everywhere: true }, 'Please leave out “Taylor Swift”'],
  ])('refuses %j with a sentence, and charges nothing', async (change, sentence) => {
    const { id, user, api } = await finishedSong()
    await expect(api.rework({ id, change })).rejects.toThrow(sentence)
    expect(await credits(user)).toBe(25)
  })

  it('is for the owner alone', async () => {
    const { id } = await finishedSong()
    const stranger = await world.person({ credits: 10 })
    await expect(world.as(stranger).music.rework({ id, change: FASTER })).rejects.toThrow('Song not found')
    await expect(world.as(stranger).music.reworkChoices({ id })).rejects.toThrow('Song not found')
    await expect(world.as(null).music.rework({ id, change: FASTER })).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    expect(await world.db.song.count({ where: { parentId: id } })).toBe(0)
  })

  it('waits until the song is finished', async () => {
    const user = await world.person({ credits: 10 })
    const { id } = await world.as(user).music.generate({ prompt: LYRICS })
    await expect(world.as(user).music.rework({ id, change: FASTER })).rejects.toThrow('once it is finished')
  })

  it('costs what any song costs, and no more than there is', async () => {
    const { id, user, api } = await finishedSong()
    await world.db.user.update({ where: { id: user.id }, data: { credits: 4 } })
    await expect(api.rework({ id, change: FASTER })).rejects.toThrow('This costs 5 credits and you have 4')
  })
})

describe('what strangers see of versions', () => {
  it('is what their owner published', async () => {
    const { id, api } = await finishedSong()
    const hidden = await api.rework({ id, change: FASTER })
    const published = await api.rework({ id, change: { kind: 'key', tonic: 3 } })
    for (const child of [hidden, published]) await make(child.id)
    await api.setVisibility({ id: published.id, visibility: 'public' })
    const seen = await world.as(null).music.getById({ id })
    expect(seen.versions.map((version) => version.id)).toEqual([published.id])
    expect(await world.as(null).music.getById({ id: published.id })).toMatchObject({ parent: null })
  })
})

describe('when the first song is deleted', () => {
  it('its versions stay, and no longer say where they come from', async () => {
    const { id, api } = await finishedSong()
    const child = await api.rework({ id, change: FASTER })
    await make(child.id)
    await api.delete({ id })
    expect(await api.getById({ id: child.id })).toMatchObject({ parent: null, change: FASTER })
    world.moveClock(31 * 86_400)
    await cleanUp.run({ ctx: world, payload: {}, signal: never })
    expect(await world.db.creation.count({ where: { id } })).toBe(0)
    expect(await api.getById({ id: child.id })).toMatchObject({ status: 'completed', parent: null })
    expect(await scoreOf(child.id)).toMatchObject({ tempoBpm: 112 })
  })

  it('a version that was still waiting is made while the files are there, and refunded once they are not', async () => {
    const { id, user, api } = await finishedSong()
    const [soon, late] = [await api.rework({ id, change: FASTER }), await api.rework({ id, change: FASTER })]
    await api.delete({ id })
    await make(soon.id)
    expect(await row(soon.id)).toMatchObject({ status: 'completed' })
    await world.storage.remove(`songs/${id}`)
    await make(late.id)
    expect(await row(late.id)).toMatchObject({ status: 'failed', failure: 'parentGone' })
    expect(await credits(user)).toBe(20)
  })
})
