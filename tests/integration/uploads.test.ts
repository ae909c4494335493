import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { MemberContext, SessionUser } from '#server/context.ts'
import { plainError } from '#server/http/plain-error.ts'
import { takeUpload } from '#server/http/upload.ts'
import { showUpload } from '#server/http/uploads.ts'
import { cleanUp } from '#server/jobs/clean-up.handler.ts'
import { StorageFullError } from '#server/ports/storage.ts'
import { lockAccount } from '#server/services/credits/ledger.ts'
import { uploadOfUrl } from '#server/services/uploads/find-upload.ts'
import { deleteRecording } from '#server/services/voices/own/delete-recording.ts'
import { aiffBytes, chained, fixture, streamedM4a, wavBytes } from '../support/recordings.ts'
import { storeCover } from '../support/stored-creations.ts'
import { openWorld } from '../support/world.ts'

const world = openWorld()
const limited = openWorld({ limiting: true })
const MOST = 20 * 1024 * 1024
const DAY_SEC = 86_400

const contextOf = (user: SessionUser | null, ours = world) => ({ ...ours, user, ip: '203.0.113.7', language: null })

type Sent = { fileName?: string; stated?: number }

async function send(user: SessionUser | null, body: BodyInit, { fileName = 'song.mp3', stated }: Sent = {}) {
  const request = new Request(`http://x/api/upload?fileName=${encodeURIComponent(fileName)}`, {
    method: 'POST',
    body,
    duplex: 'half',
    headers: stated === undefined ? {} : { 'content-length': String(stated) },
  } as RequestInit)
  const answer = await takeUpload(request, contextOf(user))
  const said: Record<string, unknown> = await answer.json()
  return { ...said, status: answer.status } as Record<string, unknown> & { status: number }
}

/** A body that never ends, and says how much was taken of it. */
function endless(first: Uint8Array) {
  let taken = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = taken === 0 ? first : new Uint8Array(65_536).fill(1)
      taken += piece.length
      controller.enqueue(piece)
    },
  })
  return { body, taken: () => taken }
}

async function nothingStored(user: SessionUser) {
  expect(await world.db.upload.count({ where: { userId: user.id } })).toBe(0)
  const rows = await world.db.upload.findMany({ select: { id: true } })
  const folders = await readdir(join(world.folder, 'uploads')).catch(() => [])
  expect(folders.sort()).toEqual(rows.map(({ id }) => id).sort())
}

describe('an upload', () => {
  it.each([
    ['wav', wavBytes(), 1.5],
    ['aiff', aiffBytes(), 1.5],
    ['mp3', fixture('mp3'), 1.5],
    ['m4a', fixture('m4a'), 1.5],
    ['ogg', fixture('ogg'), 1.5],
    ['flac', fixture('flac'), 1.2],
    ['aac', fixture('aac'), 1.5],
    ['opus', fixture('opus'), 1.5],
    ['oga', fixture('oga'), 1.2],
  ])('in %s is taken in by its bytes, and given back to its owner alone', async (format, bytes, seconds) => {
    const [owner, other] = [await world.person(), await world.person()]
    const answer = await send(owner, bytes as BodyInit, { fileName: `C:\\songs\\Träume\u0007.${format}` })
    expect(answer).toMatchObject({ status: 200, format, fileName: `Träume .${format}` })
    expect(Math.abs(Number(answer.durationSec) - seconds)).toBeLessThan(0.1)
    expect(answer.url).toBe(`https://canto.example/api/uploads/${answer.id}`)
    const id = String(answer.id)
    const get = (user: SessionUser | null, headers = {}) =>
      showUpload(contextOf(user), new Request(`http://x/api/uploads/${id}`, { headers }), id).catch(plainError)
    expect(new Uint8Array(await (await get(owner)).arrayBuffer())).toEqual(bytes)
    const part = await get(owner, { range: 'bytes=10-19' })
    expect([part.status, new Uint8Array(await part.arrayBuffer())]).toEqual([206, bytes.slice(10, 20)])
    expect((await get(other)).status).toBe(404)
    expect((await get(null)).status).toBe(404)
  })

  it('that was cut off is taken in, and says so', async () => {
    const user = await world.person()
    const sent = async (file: Uint8Array, share: number) =>
      await send(user, file.slice(0, Math.floor(share * file.length)) as BodyInit)
    const wav = wavBytes({ seconds: 6 })
    expect(await sent(wav, 1)).toMatchObject({ status: 200, isCutOff: false, statedSec: null })
    expect(await sent(wav, 0.5)).toMatchObject({ status: 200, isCutOff: true, statedSec: expect.closeTo(6, 1) })
    for (const file of [streamedM4a(), fixture('mp3'), fixture('aac'), fixture('flac'), fixture('oga')]) {
      expect(await sent(file, 1)).toMatchObject({ status: 200, isCutOff: false })
      expect(await sent(file, 0.9)).toMatchObject({ status: 200, isCutOff: true })
    }
    for (const file of [fixture('ogg'), fixture('opus')]) {
      expect(await sent(chained(file, file), 0.9)).toMatchObject({ status: 200, isCutOff: true, statedSec: null })
    }
  })

  it('of 20 MB is taken, of a byte more is not, and no more is read of it', async () => {
    const user = await world.person()
    const whole = wavBytes({ seconds: 125 })
    const most = new Blob([whole.subarray(0, MOST)]).stream()
    expect(await send(user, most)).toMatchObject({ status: 200 })
    const tooLarge = { status: 413, error: 'File size must be less than 20MB', reason: 'fileTooLarge' }
    expect(await send(user, new Blob([whole.subarray(0, MOST + 1)]).stream())).toMatchObject(tooLarge)
    for (const stated of [undefined, 1000]) {
      const { body, taken } = endless(whole.subarray(0, 65_536))
      expect(await send(user, body, stated === undefined ? {} : { stated })).toMatchObject(tooLarge)
      expect(taken()).toBeLessThan(MOST + 200_000)
    }
    const { body, taken } = endless(whole.subarray(0, 65_536))
    expect(await send(user, body, { stated: MOST + 1 })).toMatchObject(tooLarge)
    expect(taken()).toBeLessThan(200_000)
  })

  it.each([
    ['a page', 'song.mp3', new TextEncoder().encode('<!doctype html><title>x</title>'.repeat(99)), 'could not be read'],
    ['a film', 'song.m4a', fixture('webm'), 'Invalid file type. Supported: WAV, MP3, M4A, OGG, FLAC, AAC, AIFF, OPUS'],
    ['nothing', 'song.wav', new Uint8Array(0), 'could not be read'],
    ['silence', 'song.wav', wavBytes({ at: () => 0 }), 'There is nothing to hear in this recording.'],
    ['half a second', 'song.wav', wavBytes({ seconds: 0.5 }), 'at least one second'],
    ['a header', 'song.wav', wavBytes().subarray(0, 44), 'could not be read'],
    [
      'seven minutes and a second',
      'a.wav',
      wavBytes({ seconds: 421, sampleRate: 8000, channels: 1 }),
      'at most 7 minutes',
    ],
  ])('is refused, and nothing of it is left: %s', async (_, fileName, bytes, sentence) => {
    const user = await world.person()
    const answer = await send(user, bytes as BodyInit, { fileName })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
    expect(answer.error).toContain(sentence)
    await nothingStored(user)
  })

  it('leaves nothing when it cannot be kept', async () => {
    const user = await world.person()
    const storage = { ...world.storage, write: () => Promise.reject(new StorageFullError('full')) }
    const request = new Request('http://x/api/upload', { method: 'POST', body: wavBytes() })
    const answer = await takeUpload(request, { ...contextOf(user), storage })
    expect(await answer.json()).toMatchObject({ reason: 'storageFull' })
    await nothingStored(user)
  })

  it('cannot be kept, and says so, when its person has left meanwhile', async () => {
    const user = await world.person()
    const write = async () => {
      await world.db.user.delete({ where: { id: user.id } })
      throw new StorageFullError('full')
    }
    const request = new Request('http://x/api/upload', { method: 'POST', body: wavBytes() })
    const answer = await takeUpload(request, { ...contextOf(user), storage: { ...world.storage, write } })
    expect(await answer.json()).toMatchObject({ reason: 'storageFull' })
  })

  it('is for people who are signed in', async () => {
    const { body, taken } = endless(wavBytes())
    expect(await send(null, body)).toEqual({
      status: 401,
      error: 'Please login (10001)',
      reason: 'loginRequired',
      params: {},
    })
    expect(taken()).toBeLessThan(400_000)
  })

  it('can be sent as text', async () => {
    const user = await world.person()
    const file = { fileName: 'Rain.flac', contentType: 'audio/mpeg' }
    const fileData = Buffer.from(fixture('flac')).toString('base64')
    const { url } = await world.as(user).upload.uploadAudio({ ...file, fileData })
    expect(url).toMatch(/^https:\/\/canto\.example\/api\/uploads\/[0-9a-f-]{36}$/)
    const upload = await uploadOfUrl({ ctx: contextOf(user) as MemberContext, input: { url } })
    expect(upload).toMatchObject({ fileName: 'Rain.flac', format: 'flac', bytes: fixture('flac').length })
    const bad = world.as(user).upload.uploadAudio({ ...file, fileData: 'data:audio/flac;base64,AAAA' })
    await expect(bad).rejects.toThrow('fileData is not valid')
    const anonymous = world.as(null).upload.uploadAudio({ ...file, fileData })
    await expect(anonymous).rejects.toThrow('Please login (10001)')
  })

  it('is possible 30 times an hour', async () => {
    const user = await limited.person()
    const request = () => new Request('http://x/api/upload', { method: 'POST', body: 'no sound' })
    for (let call = 0; call < 30; call++)
      expect((await takeUpload(request(), contextOf(user, limited))).status).toBe(400)
    expect((await takeUpload(request(), contextOf(user, limited))).status).toBe(429)
  })
})

describe('the address of an upload', () => {
  it.each([
    'https://elsewhere.example/api/uploads/018f3f2e-0000-7000-8000-000000000000',
    'https://canto.example/api/uploads/../songs',
    'https://canto.example/song/018f3f2e-0000-7000-8000-000000000000',
    'https://canto.example/api/uploads/1',
    'no address',
  ])('is not %s', async (url) => {
    const user = await world.person()
    expect(await uploadOfUrl({ ctx: { ...contextOf(user), user }, input: { url } })).toBeNull()
  })

  it('of somebody else leads nowhere', async () => {
    const [owner, other] = [await world.person(), await world.person()]
    const { url } = await send(owner, wavBytes())
    const find = (user: SessionUser) => uploadOfUrl({ ctx: { ...contextOf(user), user }, input: { url: String(url) } })
    expect(await find(owner)).not.toBeNull()
    await expect(find(other)).rejects.toMatchObject({ reason: 'sourceGone' })
  })
})

describe('an upload that a cover is being made of', () => {
  it.each([
    ['the clean-up', () => cleanUp.run({ ctx: world, payload: {}, signal: new AbortController().signal })],
    [
      'whoever has listened to it',
      (user: SessionUser, id: string) =>
        deleteRecording({ ctx: { ...world, ...contextOf(user), user }, input: { id } }),
    ],
  ] as const)('is left alone by %s', async (_, remove) => {
    const user = await world.person()
    const id = String((await send(user, wavBytes())).id)
    world.moveClock(DAY_SEC + 60)
    let removed: Promise<void> | undefined
    await world.db.$transaction(async (tx) => {
      await lockAccount(tx, user.id)
      await storeCover(tx, { userId: user.id, seed: 1, rightsText: 'mine', rightsAt: new Date(), uploadId: id })
      removed = remove(user, id)
      await delay(300)
    })
    await removed
    expect(await world.db.upload.count({ where: { id } })).toBe(1)
    expect(await world.storage.size(`uploads/${id}/source.wav`)).toBeGreaterThan(0)
  })
})

describe('the clean-up', () => {
  it('removes uploads that no cover uses after a day', async () => {
    const user = await world.person()
    const [unused, used, deleted] = await Promise.all([1, 2, 3].map(() => send(user, wavBytes())))
    const cover = { userId: user.id, seed: 1, rightsText: 'mine', rightsAt: new Date() }
    const of = (uploadId: unknown) => ({ ...cover, requestId: crypto.randomUUID(), uploadId: String(uploadId) })
    await storeCover(world.db, of(used?.id))
    await storeCover(world.db, { ...of(deleted?.id), deletedAt: world.clock.now() })
    const left = async () => (await world.db.upload.findMany({ where: { userId: user.id } })).map(({ id }) => id).sort()
    const run = () => cleanUp.run({ ctx: world, payload: {}, signal: new AbortController().signal })
    await run()
    expect((await left()).length).toBe(3)
    world.moveClock(DAY_SEC + 60)
    await run()
    expect(await left()).toEqual([used?.id])
    for (const gone of [unused, deleted]) expect(await world.storage.size(`uploads/${gone?.id}/source.wav`)).toBeNull()
    expect(await world.storage.size(`uploads/${used?.id}/source.wav`)).toBeGreaterThan(0)
  })
})
