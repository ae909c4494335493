import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { NO_REFERENCE } from '#lib/engine/index.ts'
import type { GenerateSong } from '#lib/schemas/song.ts'
import type { WorkerServices } from '#server/context.ts'
import { makeSong } from '#server/jobs/make-song.handler.ts'
import { RefusedError } from '#server/ports/generation.ts'
import type { MusicRequest } from '#server/ports/music.ts'
import { StorageFullError } from '#server/ports/storage.ts'
import { claimCreation } from '#server/services/creations/claim-creation.ts'
import { completeSong } from '#server/services/songs/complete-song.ts'
import { SKETCH, SKETCH_MP3, slowMusic, storeSketch } from '../support/sketch-music.ts'
import { readSong } from '../support/stored-creations.ts'
import { openWorld } from '../support/world.ts'

const world = openWorld()
const never = new AbortController().signal

async function waitingSong() {
  const user = await world.person({ planId: 'basic_monthly', credits: 5 })
  const { id } = await world.as(user).music.generate({ prompt: 'la la', style: 'Pop' })
  const read = () => readSong(world.db, id)
  return { id, user, read, credits: async () => (await world.as(user).auth.me())?.credits }
}

const run = (id: string, changes: Partial<WorkerServices> = {}) =>
  makeSong.run({ ctx: { ...world, ...changes }, payload: { creationId: id }, signal: never })

/** Where the music provider finds a field of the song form; null for what is no business of its. */
const IN_REQUEST: { readonly [Field in keyof Required<GenerateSong>]: ((request: MusicRequest) => unknown) | null } = {
  prompt: ({ lyrics }) => lyrics,
  description: ({ description }) => description,
  title: ({ title }) => title,
  style: ({ style }) => style,
  gender: ({ gender }) => gender,
  instrumental: ({ instrumental }) => instrumental,
  language: ({ language }) => language,
  seed: ({ seed }) => seed,
  lengthSec: ({ lengthSec }) => lengthSec,
  ignored: ({ ignored }) => ignored,
  reference: ({ reference }) => reference,
  takes: ({ take }) => take?.of,
  model: null,
  customMode: null,
  requestId: null,
  visibility: null,
}

it('passes every field of the song form on to the music provider', async () => {
  const given: Partial<GenerateSong> = {
    prompt: '[Verse]\nEin Licht im Haus',
    description: 'a quiet evening',
    title: 'Abend',
    style: 'Folk',
    gender: 'f',
    instrumental: false,
    language: 'de',
    seed: 7,
    lengthSec: 40,
    ignored: ['plot'],
    reference: { ...NO_REFERENCE, tempo: 96 },
    takes: 2,
  }
  const user = await world.person({ planId: 'pro_monthly', credits: 20 })
  const { id } = await world.as(user).music.generate(given)
  const requests: MusicRequest[] = []
  const make = async (request: MusicRequest, { storeFile }: { storeFile: Parameters<typeof storeSketch>[0] }) => {
    requests.push(request)
    return await storeSketch(storeFile)
  }
  await run(id, { music: { make } })
  const [request] = requests
  const found = Object.entries(IN_REQUEST).flatMap(([field, read]) =>
    read && request ? [[field, read(request)] as const] : [],
  )
  // Strictly: a field that is read here and not given above would be undefined on both sides.
  expect(Object.fromEntries(found)).toStrictEqual(given)
})

describe('rendering a song', () => {
  it('stores files first and then the row', async () => {
    const song = await waitingSong()
    await run(song.id)
    const row = await song.read()
    expect(row).toMatchObject({
      status: 'completed',
      progress: 100,
      attempt: 1,
      prompt: SKETCH.lyrics,
      durationSec: 12,
    })
    expect(await world.storage.size(`${row.files}/song.mp3`)).toBe(SKETCH_MP3.length)
  })

  it('shows its progress on the way', async () => {
    const song = await waitingSong()
    const running = run(song.id, { music: slowMusic(10, 200) })
    await delay(1300)
    const { status, stage, progress } = await song.read()
    expect({ status, stage }).toEqual({ status: 'processing', stage: 'play' })
    expect(progress).toBeGreaterThanOrEqual(10)
    expect(progress).toBeLessThan(100)
    await running
    expect(await song.read()).toMatchObject({ status: 'completed', progress: 100, stage: null })
  })

  it('names its run to the provider, alike in every try, and anew once it is charged anew', async () => {
    const song = await waitingSong()
    const keys: unknown[] = []
    const make = async ({ idempotencyKey }: MusicRequest) => {
      keys.push(idempotencyKey)
      throw new Error('the power went')
    }
    const attempt = () => expect(run(song.id, { music: { make } })).rejects.toThrow('the power went')
    await attempt()
    await attempt()
    await makeSong.giveUp({ ctx: world, payload: { creationId: song.id }, error: new Error('the power went') })
    await world.as(song.user).music.retry({ id: song.id })
    await attempt()
    expect(keys).toEqual([1, 1, 2].map((number) => `song:${song.id}:${number}`))
  })

  it('stops when the song is deleted, and leaves no file', async () => {
    const song = await waitingSong()
    let steps = 0
    const running = run(song.id, {
      music: slowMusic(100, 100, (step) => {
        steps = step
      }),
    })
    await delay(300)
    await world.as(song.user).music.delete({ id: song.id })
    await running
    expect(steps).toBeLessThan(30)
    expect(await world.storage.size(`songs/${song.id}/1/song.mp3`)).toBeNull()
  })

  it('is cancelled for good when it is deleted, with its credits back at once', async () => {
    const song = await waitingSong()
    const running = run(song.id, { music: slowMusic(100, 100) })
    await delay(200)
    expect(await world.as(song.user).music.delete({ id: song.id })).toEqual({
      restorable: [],
      trashed: 0,
      until: null,
      cancelled: 1,
      refunded: 5,
    })
    await running
    expect(await song.credits()).toBe(5)
    await expect(world.as(song.user).music.restore({ id: song.id })).rejects.toThrow('Song not found')
    await makeSong.giveUp({ ctx: world, payload: { creationId: song.id }, error: new Error('lost') })
    await run(song.id)
    expect(await song.credits()).toBe(5)
    expect((await world.as(song.user).notification.list()).items).toEqual([])
    expect(await world.db.erasure.count({ where: { folder: `songs/${song.id}` } })).toBe(1)
  })

  it('cannot write once another try has taken the song over', async () => {
    const song = await waitingSong()
    const slow = run(song.id, { music: slowMusic(100, 100) })
    await delay(200)
    const second = await claimCreation({ ctx: world, input: { id: song.id } })
    expect(second?.attempt).toBe(2)
    await slow
    expect(await song.read()).toMatchObject({ status: 'processing', attempt: 2 })
    const late = await completeSong({
      ctx: world,
      input: { claim: { kind: 'song', id: song.id, attempt: 1 }, files: 'songs/x/1', music: SKETCH },
    })
    expect(late).toBe(false)
    const right = await completeSong({
      ctx: world,
      input: { claim: { kind: 'song', id: song.id, attempt: 2 }, files: 'songs/x/2', music: SKETCH },
    })
    expect(right).toBe(true)
    expect((await song.read()).files).toBe('songs/x/2')
  })

  it('clears away what a try that died has left', async () => {
    const song = await waitingSong()
    await claimCreation({ ctx: world, input: { id: song.id } })
    await world.storage.write(`songs/${song.id}/1/song.wav`, SKETCH_MP3)
    await run(song.id)
    expect(await song.read()).toMatchObject({ status: 'completed', files: `songs/${song.id}/2` })
    expect(await world.storage.size(`songs/${song.id}/1/song.wav`)).toBeNull()
  })

  it('fails at once, with the credits back, when the lyrics cannot be sung', async () => {
    const song = await waitingSong()
    const make = async () => {
      throw new RefusedError('lyricsUnsingable')
    }
    await run(song.id, { music: { make } })
    expect(await song.read()).toMatchObject({ status: 'failed', failure: 'lyricsUnsingable' })
    expect(await song.credits()).toBe(5)
  })

  it('asks for another try when the disk is full, and in the end says so and refunds', async () => {
    const song = await waitingSong()
    const write = async () => {
      throw new StorageFullError('full')
    }
    const ctx = { ...world, storage: { ...world.storage, write } }
    const failure = makeSong.run({ ctx, payload: { creationId: song.id }, signal: never })
    await expect(failure).rejects.toThrow(StorageFullError)
    expect(await song.read()).toMatchObject({ status: 'processing' })
    await makeSong.giveUp({ ctx, payload: { creationId: song.id }, error: new StorageFullError('full') })
    expect(await song.read()).toMatchObject({ status: 'failed', failure: 'storageFull' })
    expect(await song.credits()).toBe(5)
  })

  it('does nothing with a song that is finished already', async () => {
    const song = await waitingSong()
    await run(song.id)
    await run(song.id)
    expect(await song.read()).toMatchObject({ status: 'completed', attempt: 1 })
  })
})
