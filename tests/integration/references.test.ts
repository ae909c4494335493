import { readdir } from 'node:fs/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { NO_REFERENCE, type Reference } from '#lib/engine/index.ts'
import type { Score } from '#lib/engine/sound.ts'
import { makeSong as makeWithEngine } from '#server/adapters/music/engine/make-song.ts'
import { engineAnalyser } from '#server/adapters/reference-analyser/engine/engine-analyser.ts'
import type { Context, SessionUser } from '#server/context.ts'
import { takeReference } from '#server/http/reference.ts'
import { makeSong } from '#server/jobs/make-song.handler.ts'
import type { MusicProvider } from '#server/ports/music.ts'
import type { ReferenceAnalyser } from '#server/ports/reference-analyser.ts'
import { bandBytes, wavBytes } from '../support/recordings.ts'
import { readSong } from '../support/stored-creations.ts'
import { openWorld } from '../support/world.ts'

const world = openWorld()
const limited = openWorld({ limiting: true })
const analyser = engineAnalyser()
const hurried = engineAnalyser(20)
afterAll(() => Promise.all([analyser.close(), hurried.close()]))

const BAND = bandBytes(35)
const reference: Reference = { ...NO_REFERENCE, tempo: 92, key: { tonic: 9, mode: 'minor' }, meter: 4, drums: 'soft' }

const contextOf = (user: SessionUser | null, more: Partial<Context> = {}): Context => ({
  ...world,
  user,
  ip: '203.0.113.7',
  language: null,
  ...more,
})

async function send(ctx: Context, body: BodyInit) {
  const request = new Request('http://x/api/reference', { method: 'POST', body, duplex: 'half' } as RequestInit)
  const answer = await takeReference(request, ctx)
  const said: Record<string, unknown> = await answer.json()
  return { ...said, status: answer.status } as Record<string, unknown> & { status: number }
}

const everyFile = async () => (await readdir(world.folder, { recursive: true })).sort()

/** Hears, and looks meanwhile at what is stored. */
const watched = (during: (files: string[]) => void, other: ReferenceAnalyser = analyser): ReferenceAnalyser => ({
  async analyse(bytes, limits) {
    during(await everyFile())
    return await other.analyse(bytes, limits)
  },
})

describe('a reference recording', () => {
  it('gives its numbers, and is itself stored nowhere, not even while it is listened to', async () => {
    const user = await world.person({ planId: 'standard_monthly' })
    const before = await everyFile()
    let during: string[] = []
    const referenceAnalyser = watched((files) => {
      during = files
    })
    expect(await send(contextOf(user, { referenceAnalyser }), BAND)).toEqual({
      status: 200,
      durationSec: 35,
      isCutOff: false,
      statedSec: null,
      reference: expect.objectContaining({ tempo: 96, key: { tonic: 9, mode: 'minor' }, meter: 4 }),
    })
    expect(during).toEqual(before)
    expect(await everyFile()).toEqual(before)
    expect(await world.db.upload.count({ where: { userId: user.id } })).toBe(0)
  })

  it.each([
    [
      'it is refused',
      analyser,
      wavBytes({ seconds: 3, sampleRate: 8000, channels: 1 }),
      /too short to follow: at least 15/,
    ],
    [
      'nothing is heard in it',
      analyser,
      wavBytes({ seconds: 20, sampleRate: 8000, channels: 1 }),
      /steady beat nor a clear key/,
    ],
    ['the process that listens dies', hurried, BAND, /could not be read/],
    ['the listener breaks', { analyse: () => Promise.reject(new Error('broken')) }, BAND, /went wrong/],
  ])('is stored nowhere when %s, and that is said', async (_, other, bytes, sentence) => {
    const user = await world.person({ planId: 'pro_monthly' })
    const before = await everyFile()
    const answer = await send(contextOf(user, { referenceAnalyser: other }), bytes)
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.error).toMatch(sentence)
    expect(await everyFile()).toEqual(before)
    expect(await world.db.upload.count({ where: { userId: user.id } })).toBe(0)
  })

  it.each([
    ['nobody', null, 401, 'Please login (10001)'],
    ['the free plan', {}, 403, 'Reference recordings come with the Standard plan.'],
    ['Basic', { planId: 'basic_monthly' }, 403, 'Reference recordings come with the Standard plan.'],
  ] as const)('is refused to %s before it is read', async (_, plan, status, error) => {
    const user = plan && (await world.person(plan))
    let taken = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        taken += 65_536
        controller.enqueue(new Uint8Array(65_536))
      },
    })
    expect(await send(contextOf(user), body)).toMatchObject({ status, error })
    expect(taken).toBeLessThan(400_000)
  })

  it('may be as large as an upload, and come 30 times an hour', async () => {
    const user = await limited.person({ planId: 'standard_monthly' })
    const ctx = { ...contextOf(user), ...limited, user }
    expect(await send(ctx, new Uint8Array(20 * 1024 * 1024 + 1))).toMatchObject({ status: 413, reason: 'fileTooLarge' })
    for (let call = 0; call < 29; call++) expect((await send(ctx, 'sound')).status).toBe(200)
    expect((await send(ctx, 'sound')).status).toBe(429)
  })
})

describe('a song after a reference', () => {
  const wanted = { prompt: '[Verse]\nA lamp beside the window\nA letter on the floor', style: 'Folk', seed: 5 }

  const engine: MusicProvider = {
    async make(request, { signal, storeFile }) {
      const stored: Promise<void>[] = []
      const music = await makeWithEngine(request, {
        signal,
        onBytes: (name, bytes) => stored.push(storeFile(name, bytes)),
      })
      await Promise.all(stored)
      return music
    },
  }
  const run = (songId: string) =>
    makeSong.run({
      ctx: { ...world, music: engine },
      payload: { creationId: songId },
      signal: new AbortController().signal,
    })

  it('needs a plan that has it', async () => {
    const user = await world.person({ credits: 20 })
    await expect(world.as(user).music.generate({ ...wanted, reference })).rejects.toMatchObject({
      message: 'Reference recordings come with the Standard plan.',
      cause: { field: 'reference' },
    })
    expect(await world.db.creation.count({ where: { userId: user.id } })).toBe(0)
  })

  it.each([
    { ...reference, tempo: 500 },
    { ...reference, key: { tonic: 12, mode: 'minor' } },
    { ...reference, energy: [1, 0] },
    { ...reference, melody: [60, 62] },
  ])('is made of plain numbers within bounds alone (%#)', async (bad) => {
    const user = await world.person({ planId: 'pro_monthly', credits: 20 })
    const generate = world.as(user).music.generate as (input: unknown) => Promise<unknown>
    await expect(generate({ ...wanted, reference: bad })).rejects.toThrow('is not valid')
  })

  it('is in its tempo and key; words come first, and metadata and page say so', async () => {
    const user = await world.person({ planId: 'standard_monthly', credits: 20 })
    const { id } = await world.as(user).music.generate({ ...wanted, style: 'Folk, D major', reference })
    await run(id)
    const row = await readSong(world.db, id)
    expect(row).toMatchObject({ status: 'completed', reference })
    const score: Score = JSON.parse(new TextDecoder().decode(await world.storage.read(`${row.files}/score.json`)))
    expect([score.tempoBpm, score.key, score.meter.beatsPerBar]).toEqual([92, { tonic: 2, mode: 'major' }, 4])
    const used = { applied: { ...reference, key: null }, overruled: [{ part: 'key', by: 'words' }] }
    expect(row.metadata).toMatchObject({ tempo: 92, key: 'D major', reference: used })
    expect((await world.as(null).music.getById({ id })).metadata?.reference).toEqual(used)
    expect((await world.as(user).music.getById({ id })).asked?.reference).toEqual(reference)
  })

  it('is what it was without one', async () => {
    const user = await world.person({ credits: 20 })
    const { id } = await world.as(user).music.generate(wanted)
    await run(id)
    expect((await world.as(null).music.getById({ id })).metadata).toMatchObject({ reference: null })
  })

  it('is said before it is made', async () => {
    const read = (input: object) => world.as(null).music.readBrief({ description: '', reference, ...input })
    expect((await read({ style: 'Pop' })).reference).toEqual({ applied: reference, overruled: [] })
    expect((await read({ style: 'Pop, 120 bpm' })).reference?.overruled).toEqual([{ part: 'tempo', by: 'words' }])
    expect((await read({ description: 'a waltz without drums' })).reference?.overruled.map(({ part }) => part)).toEqual(
      ['meter', 'drums'],
    )
  })
})
