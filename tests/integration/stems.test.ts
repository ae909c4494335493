import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { PlanId } from '#lib/catalog/plans.ts'
import { renderSong, type Score, samplesOfWav } from '#lib/engine/sound.ts'
import { buildInstruments } from '#scripts/build-instruments.mjs'
import { makeStems as playStems } from '#server/adapters/music/engine/make-stems.ts'
import { loadAssets } from '#server/assets/assets.ts'
import { codecAssets } from '#server/assets/codec.ts'
import { loadInstruments } from '#server/assets/instruments.ts'
import type { SessionUser, WorkerServices } from '#server/context.ts'
import { sendDownload } from '#server/http/download.ts'
import { plainError } from '#server/http/plain-error.ts'
import { makeStems } from '#server/jobs/make-stems.handler.ts'
import { RefusedError } from '#server/ports/generation.ts'
import type { StemsProvider } from '#server/ports/music.ts'
import { deleteCreations } from '#server/services/creations/removal/delete-creations.ts'
import { purgeStems } from '#server/services/songs/stem-sets.ts'
import { bandScore, hum } from '../support/band-score.ts'
import { storeSong } from '../support/stored-creations.ts'
import { unzipped } from '../support/unzipped.ts'
import { openWorld } from '../support/world.ts'

const world = openWorld()
const never = new AbortController().signal
const bytes = (text: string) => new TextEncoder().encode(text)

/** A finished song with these files besides its score. */
async function aSong(user: SessionUser, files: Record<string, Uint8Array> = {}, score: Score = bandScore(1)) {
  const id = randomUUID()
  const folder = `songs/${id}/1`
  const stored = { 'vocals.wav': bytes('voice'), 'instrumental.wav': bytes('band'), ...files }
  for (const [name, content] of Object.entries({ ...stored, 'score.json': bytes(JSON.stringify(score)) }))
    await world.storage.write(`${folder}/${name}`, content)
  const facts = { title: 'Ferry', style: 'Pop', model: 'Sketch', gender: 'f', instrumental: false, seed: 1 }
  const done = { status: 'completed' as const, completedAt: world.clock.now(), files: folder }
  await storeSong(world.db, { ...facts, ...done, id, userId: user.id, requestId: randomUUID() })
  return id
}

const pro = (planId: PlanId = 'pro_monthly') => world.person({ planId })
const ask = (user: SessionUser, id: string) => world.as(user).music.makeStems({ id })
const read = (user: SessionUser, id: string) => world.as(user).music.getStems({ id })
const run = (songId: string, changes: Partial<WorkerServices> = {}) =>
  makeStems.run({ ctx: { ...world, ...changes }, payload: { songId }, signal: never })

async function download(user: SessionUser, id: string) {
  const query = new URLSearchParams({ url: `/api/audio/${id}?file=stems` })
  const request = new Request(`http://canto.example/api/download?${query}`, { headers: { host: 'canto.example' } })
  return await sendDownload({ ...world, user, ip: '203.0.113.7', language: null }, request).catch(plainError)
}

const filesOf = async (user: SessionUser, id: string) => unzipped(await (await download(user, id)).bytes())

describe('stems', () => {
  it.each<PlanId>(['free', 'basic_monthly'])(
    'are refused on the plan %s, with the one that has them',
    async (planId) => {
      const user = await pro(planId)
      const id = await aSong(user)
      await expect(ask(user, id)).rejects.toThrow('Stems come with the Standard plan.')
      const answer = await download(user, id)
      expect([answer.status, await answer.text()]).toEqual([403, 'Stems come with the Standard plan.'])
      expect(await world.db.stemSet.count({ where: { songId: id } })).toBe(0)
    },
  )

  it('are made when somebody asks, and are then there with the voice', async () => {
    const user = await pro('standard_monthly')
    const id = await aSong(user)
    expect(await read(user, id)).toBeNull()
    expect((await download(user, id)).status).toBe(404)
    expect(await ask(user, id)).toEqual({ percent: 0, failure: null })
    // Whoever presses twice waits for the same.
    expect(await ask(user, id)).toEqual({ percent: 0, failure: null })
    await run(id)
    expect(await read(user, id)).toEqual({ percent: 100, failure: null })
    expect(await ask(user, id)).toEqual({ percent: 100, failure: null })
    const files = await filesOf(user, id)
    expect([...files.keys()]).toEqual(['vocals.wav', 'drums.wav', 'bass.wav'])
    expect(Buffer.from(files.get('drums.wav')!).toString()).toBe('drums of it')
    const stored = await world.storage.list(`songs/${id}`)
    expect(stored.map((key) => key.split('/').slice(3).join('/')).filter((name) => name.includes('drums'))).toEqual([])
  })

  it('show their progress on the way', async () => {
    const user = await pro()
    const id = await aSong(user)
    await ask(user, id)
    let seen: unknown
    const stems: StemsProvider = {
      make: async (_request, { onProgress, storeFile }) => {
        onProgress('play', 40)
        await expect.poll(() => read(user, id)).toEqual({ percent: 40, failure: null })
        seen = true
        await storeFile('drums.wav', bytes('drums'))
        return null
      },
    }
    await run(id, { stems })
    expect(seen).toBe(true)
  })

  it('say why they cannot be made, and may be asked for again', async () => {
    const user = await pro()
    const id = await aSong(user)
    await ask(user, id)
    const stems: StemsProvider = { make: () => Promise.reject(new RefusedError('stemsDiffer')) }
    await run(id, { stems })
    expect(await read(user, id)).toEqual({ percent: 0, failure: 'stemsDiffer' })
    await ask(user, id)
    await makeStems.giveUp({ ctx: world, payload: { songId: id }, error: new Error('The worker died') })
    expect(await read(user, id)).toEqual({ percent: 0, failure: 'stemsFailed' })
    expect(await ask(user, id)).toEqual({ percent: 0, failure: null })
    await run(id)
    expect((await download(user, id)).status).toBe(200)
  })

  it('are gone a day after somebody has asked for them, and can be made again', async () => {
    const user = await pro()
    const id = await aSong(user)
    await ask(user, id)
    await run(id)
    world.moveClock(23 * 3600)
    await purgeStems({ ctx: world })
    expect((await download(user, id)).status).toBe(200)
    world.moveClock(2 * 3600)
    await purgeStems({ ctx: world })
    expect(await read(user, id)).toBeNull()
    expect((await download(user, id)).status).toBe(404)
    expect(await ask(user, id)).toEqual({ percent: 0, failure: null })
  })

  it('are not made of a song that was deleted meanwhile', async () => {
    const user = await pro()
    const id = await aSong(user)
    await ask(user, id)
    await deleteCreations({ ctx: { ...world, user, ip: '', language: null }, input: { ids: [id] } })
    await run(id)
    expect(await world.storage.size(`songs/${id}/1/stems.zip`)).toBeNull()
    await expect(ask(user, id)).rejects.toThrow('Song not found')
    // Nobody waits for them once the song is back.
    await world.as(user).music.restore({ id })
    expect(await read(user, id)).toBeNull()
    expect(await ask(user, id)).toEqual({ percent: 0, failure: null })
    await run(id)
    expect(await read(user, id)).toEqual({ percent: 100, failure: null })
  })

  it('of one person do not displace those of others', async () => {
    const [many, other] = [await pro(), await pro()]
    const made = async (user: SessionUser) => {
      const id = await aSong(user)
      await ask(user, id)
      await run(id)
      world.moveClock(1)
      return id
    }
    const theirs = await made(other)
    const own: string[] = []
    for (let count = 0; count < 21; count++) own.push(await made(many))
    expect((await download(other, theirs)).status).toBe(200)
    const isThere = await Promise.all(own.map(async (id) => (await read(many, id)) !== null))
    expect(isThere).toEqual([false, ...Array(20).fill(true)])
    expect(await world.storage.size(`songs/${own[0]}/1/stems.zip`)).toBeNull()
  })

  it('are never said to be there while they are being removed', async () => {
    const user = await pro()
    const id = await aSong(user)
    await ask(user, id)
    await run(id)
    world.moveClock(25 * 3600)
    const storage = {
      ...world.storage,
      remove: async (key: string) => {
        if (key.includes(id)) await ask(user, id)
        await world.storage.remove(key)
      },
    }
    await purgeStems({ ctx: { ...world, storage } })
    expect(await world.storage.size(`songs/${id}/1/stems.zip`)).toBeNull()
    expect(await read(user, id)).toEqual({ percent: 0, failure: null })
  })

  it('are played by the instruments that songs have loaded', async () => {
    await buildInstruments()
    expect(await loadInstruments()).toBe((await loadAssets()).instruments)
  })

  it('are the engine’s: WAV files that add up to the song’s instrumental, or a refusal', async () => {
    await buildInstruments()
    const score = bandScore(2)
    const studio = { sing: hum, instruments: await loadInstruments(), codec: codecAssets }
    const song = await renderSong(score, studio)
    const parts = Object.fromEntries(song.stems.map(({ name, wav }) => [`${name}.wav`, wav]))
    const user = await pro()
    const stems: StemsProvider = {
      make: async (request, { storeFile }) => {
        const pieces = new Map<string, Uint8Array[]>()
        await playStems(request, {
          onBytes: (name, piece) => pieces.set(name, [...(pieces.get(name) ?? []), piece]),
        })
        for (const [name, all] of pieces) await storeFile(name, Buffer.concat(all))
        return null
      },
    }
    const id = await aSong(user, parts, score)
    await ask(user, id)
    await run(id, { stems })
    const files = await filesOf(user, id)
    expect([...files.keys()]).toEqual([
      ...['vocals.wav', 'drums.wav', 'bass.wav', 'guitar.wav', 'pad.wav', 'piano.wav'],
    ])
    files.delete('vocals.wav')
    const rest = Float64Array.from(samplesOfWav(parts['instrumental.wav']!))
    for (const wav of files.values())
      samplesOfWav(new Uint8Array(wav)).forEach((sample, index) => {
        rest[index]! -= sample
      })
    expect(rest.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)).toBeLessThan(12)

    const older = await aSong(user, parts, { ...score, seed: score.seed + 1 })
    await ask(user, older)
    await run(older, { stems })
    expect(await read(user, older)).toEqual({ percent: 0, failure: 'stemsDiffer' })
  })
})
