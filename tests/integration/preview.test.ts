import { expect, it } from 'vitest'
import { makeSong } from '#server/jobs/make-song.handler.ts'
import type { MusicProvider } from '#server/ports/music.ts'
import { claimCreation, offerPreview } from '#server/services/creations/claim-creation.ts'
import { storeSketch } from '../support/sketch-music.ts'
import { openWorld } from '../support/world.ts'

const world = openWorld()
const PREVIEW = new TextEncoder().encode('the beginning of a song')

async function waitingSong() {
  const user = await world.person({ planId: 'basic_monthly', credits: 5 })
  const { id } = await world.as(user).music.generate({ prompt: 'la la', style: 'Pop' })
  return { id, view: () => world.as(user).music.getById({ id }) }
}

/** Hands out a preview, and waits to be told how to end. */
function halfwayMusic() {
  const end = Promise.withResolvers<void>()
  const make: MusicProvider['make'] = async (_, { onPreview, storeFile }) => {
    onPreview?.(PREVIEW)
    await end.promise
    return await storeSketch(storeFile)
  }
  return { make, finish: end.resolve, fail: () => end.reject(new Error('the power went')) }
}

const run = (songId: string, music: MusicProvider) =>
  makeSong.run({ ctx: { ...world, music }, payload: { creationId: songId }, signal: new AbortController().signal })

it('can be heard by its owner alone while the song is made, and is gone when the song is there', async () => {
  const song = await waitingSong()
  const music = halfwayMusic()
  const making = run(song.id, music)
  await expect.poll(async () => (await song.view()).audioUrl).toBe(`/api/audio/${song.id}?preview=1`)
  expect(await world.storage.read(`songs/${song.id}/1/preview.mp3`)).toEqual(Buffer.from(PREVIEW))
  await expect(world.as(null).music.getById({ id: song.id })).rejects.toThrow('Song not found')
  music.finish()
  await making
  expect(await song.view()).toMatchObject({ status: 'completed', audioUrl: `/api/audio/${song.id}` })
  expect(await world.storage.size(`songs/${song.id}/1/preview.mp3`)).toBeNull()
  expect(await world.storage.size(`songs/${song.id}/1/song.mp3`)).not.toBeNull()
})

it('leaves nothing behind when the song fails', async () => {
  const song = await waitingSong()
  const music = halfwayMusic()
  const making = run(song.id, music)
  await expect.poll(async () => (await song.view()).audioUrl).not.toBeNull()
  music.fail()
  await expect(making).rejects.toThrow('the power went')
  expect(await world.storage.size(`songs/${song.id}/1/preview.mp3`)).toBeNull()
  expect(await song.view()).toMatchObject({ status: 'processing', audioUrl: null })
  await makeSong.giveUp({ ctx: world, payload: { creationId: song.id }, error: new Error('the power went') })
  expect(await song.view()).toMatchObject({ status: 'failed', audioUrl: null })
})

it('is not offered by a try that another has taken over from, nor for a song that is finished', async () => {
  const song = await waitingSong()
  const first = await claimCreation({ ctx: world, input: { id: song.id } })
  await offerPreview({ ctx: world, input: { kind: 'song', id: song.id, attempt: 1, preview: 'songs/x/1/preview.mp3' } })
  expect((await song.view()).audioUrl).not.toBeNull()
  await claimCreation({ ctx: world, input: { id: song.id } })
  expect((await song.view()).audioUrl).toBeNull()
  await offerPreview({
    ctx: world,
    input: { kind: 'song', id: song.id, attempt: first!.attempt, preview: 'songs/x/1/p.mp3' },
  })
  expect((await song.view()).audioUrl).toBeNull()
})
