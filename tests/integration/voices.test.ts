import { brotliDecompressSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { unpackVoices } from '#lib/catalog/voices/voice-list.ts'
import { catalogueHeader, loadVoices } from '#server/assets/voices.ts'
import type { Prisma } from '#server/db/generated/client.ts'
import { ImportRefused, importVoices } from '#server/services/voices/import-voices.ts'
import { revokeVoice } from '#server/services/voices/revoke-voice.ts'
import { seedVoices } from '#server/services/voices/seed-voices.ts'
import { currentVoiceList } from '#server/services/voices/voice-list.ts'
import { slowness } from '../support/slowness.ts'
import { storeCover } from '../support/stored-creations.ts'
import { openWorld } from '../support/world.ts'

const world = openWorld()
const catalogue = loadVoices()
const [first, second, third, fourth] = catalogue as [
  (typeof catalogue)[0],
  (typeof catalogue)[0],
  (typeof catalogue)[0],
  (typeof catalogue)[0],
]
const { edition } = catalogueHeader()
const licensed: Prisma.VoiceCreateManyInput = {
  slug: 'studio-mara',
  name: 'Studio Mara',
  category: 'Music',
  register: 'alto',
  lowNote: 53,
  highNote: 70,
  origin: 'licensed',
  model: {},
  rights: { holder: 'A Studio', licence: 'by contract', reference: '7' },
}

beforeAll(async () => {
  await seedVoices({ ctx: world })
})

describe('the seed', () => {
  it('stores every voice of the catalogue, once, within two seconds', async () => {
    expect(await world.db.voice.count()).toBe(catalogue.length)
    const stored = await world.db.voice.findUniqueOrThrow({ where: { slug: first.slug } })
    const { category, family, tags, model, id } = first
    expect(stored).toMatchObject({ id, category, family, tags, model, edition, origin: 'synthetic', revokedAt: null })
    expect(await seedVoices({ ctx: world })).toBe(0)
    await world.db.voice.updateMany({ data: { edition: edition - 1, description: 'old' } })
    const mostMs = 2000 * slowness()
    const started = performance.now()
    expect(await seedVoices({ ctx: world })).toBe(catalogue.length)
    expect(performance.now() - started).toBeLessThan(mostMs)
    expect(await world.db.voice.count({ where: { description: 'old' } })).toBe(0)
  })

  it('leaves revoked voices revoked and operators’ voices alone, and revokes what left the catalogue', async () => {
    await world.db.voice.create({ data: licensed })
    await world.db.voice.update({ where: { slug: second.slug }, data: { edition: null, description: 'ours' } })
    await revokeVoice({ ctx: world, input: { id: first.slug } })
    await world.db.voice.create({
      data: { ...licensed, slug: 'left-long-ago', name: 'Left Long Ago', origin: 'synthetic', edition: edition - 1 },
    })
    await world.db.voice.updateMany({ where: { slug: third.slug }, data: { edition: edition - 1 } })
    await seedVoices({ ctx: world })
    const now = async (slug: string) => await world.db.voice.findUniqueOrThrow({ where: { slug } })
    expect((await now(first.slug)).revokedAt).not.toBeNull()
    expect((await now('left-long-ago')).revokedAt).not.toBeNull()
    expect(await now(second.slug)).toMatchObject({ description: 'ours', edition: null })
    expect(await now(licensed.slug)).toMatchObject({ edition: null, revokedAt: null })
    expect(await now(third.slug)).toMatchObject({ edition, revokedAt: null })
  })

  it.each([
    ['of an unknown category', { category: 'Opera' }, 'voices_category_check'],
    ['that is licensed by nobody', { rights: { holder: '' } }, 'voices_rights_check'],
    ['without a range', { lowNote: 70, highNote: 70 }, 'voices_range_check'],
  ])('cannot be undermined: the database refuses a voice %s', async (_, change, constraint) => {
    await expect(world.db.voice.create({ data: { ...licensed, slug: 'no', ...change } })).rejects.toThrow(constraint)
  })
})

describe('voiceCover', () => {
  it('lists the voices of a category, with everything that a gallery shows', async () => {
    const voices = await world.as(null).voiceCover.getVoices({ category: 'Game' })
    expect(voices).toHaveLength(catalogue.filter(({ category }) => category === 'Game').length)
    expect(voices[0]).toMatchObject({ category: 'Game', demoAudioUrl: `/api/voices/${voices[0]?.id}/demo` })
    expect((await world.as(null).voiceCover.getVoices()).length).toBeGreaterThan(4200)
    const getVoices = world.as(null).voiceCover.getVoices as (input: unknown) => Promise<unknown>
    await expect(getVoices({ category: 'game' })).rejects.toThrow('category is not valid')
  })

  it('finds a voice by id and by slug, but none that is revoked, unknown or somebody else’s', async () => {
    const [owner, other] = [await world.person(), await world.person()]
    const own = await world.db.voice.create({
      data: { ...licensed, slug: 'my-own', name: 'My Own', origin: 'own', ownerId: owner.id, rights: {} },
    })
    const find = (id: string, user: typeof owner | null = null) => world.as(user).voiceCover.getVoiceById({ id })
    expect(await find(fourth.id)).toMatchObject({ id: fourth.id, name: fourth.name, tags: fourth.tags })
    expect(await find(fourth.slug)).toMatchObject({ id: fourth.id })
    expect(await find(own.id, owner)).toMatchObject({ name: 'My Own' })
    for (const id of [first.id, own.id, 'nobody', '00000000-0000-4000-8000-000000000000']) {
      await expect(find(id, other)).rejects.toThrow('Voice model not found')
    }
  })

  it('offers all public voices in less than 20 kB, anew when one is revoked', async () => {
    const names = async () => {
      const { bodies } = await currentVoiceList({ ctx: world })
      expect(bodies.br.length).toBeLessThan(20_000)
      return new Map(unpackVoices(brotliDecompressSync(bodies.br).toString()).map((voice) => [voice.slug, voice]))
    }
    const { url } = await world.as(null).voiceCover.getVoiceList()
    const before = await names()
    expect(before.get(fourth.slug)).toMatchObject({ name: fourth.name, register: fourth.register })
    expect(before.has('my-own')).toBe(false)
    expect(await currentVoiceList({ ctx: world })).toBe(await currentVoiceList({ ctx: world }))
    await revokeVoice({ ctx: world, input: { id: fourth.id } })
    expect((await names()).has(fourth.slug)).toBe(false)
    expect((await world.as(null).voiceCover.getVoiceList()).url).not.toBe(url)
  })
})

describe('an import', () => {
  const voice = {
    name: 'Guest Quill',
    category: 'Music',
    register: 'alto',
    lowNote: 53,
    highNote: 70,
    model: { formantScale: 1.1 },
    licence: { holder: 'A Studio', licence: 'by contract', reference: '7/2026' },
  }
  const importAll = (...input: unknown[]) => importVoices({ ctx: world, input })

  it('stores licensed voices, and changes them when it is repeated', async () => {
    expect(await importAll(voice)).toBe(1)
    expect(await importAll({ ...voice, description: 'A guest.' })).toBe(1)
    const stored = await world.as(null).voiceCover.getVoiceById({ id: 'guest-quill' })
    expect(stored).toMatchObject({ name: 'Guest Quill', description: 'A guest.' })
    const { model, rights, origin } = await world.db.voice.findUniqueOrThrow({ where: { slug: 'guest-quill' } })
    expect({ model, rights, origin }).toMatchObject({
      model: { formantScale: 1.1, breathDb: 0 },
      rights: voice.licence,
      origin: 'licensed',
    })
  })

  it('stores nothing unless all is right, and says everything that is wrong', async () => {
    const wrong = [
      { ...voice, name: 'Good One' },
      { ...voice, category: 'Opera', model: { formantScale: 3, warmth: 1 } },
      { ...voice, name: 'No Licence', licence: undefined },
      { ...voice, name: 'ハナ', lowNote: 80 },
    ]
    const error = await importAll(...wrong).catch((refused: unknown) => refused)
    expect(error).toBeInstanceOf(ImportRefused)
    for (const place of ['voice 2, category', 'voice 2, model.formantScale', 'warmth', 'voice 3, licence', 'voice 4']) {
      expect(String(error)).toContain(place)
    }
    await expect(importAll({ ...voice, name: third.name })).rejects.toThrow('is a voice of the catalogue')
    await expect(importAll(voice, voice)).rejects.toThrow('twice')
    expect(await world.db.voice.count({ where: { name: 'Good One' } })).toBe(0)
  })
})

describe('voices that somebody keeps', () => {
  it('are those that they marked and those of their latest covers, and nobody else’s', async () => {
    const [user, other] = [await world.person(), await world.person()]
    const [one, two] = await world.db.voice.findMany({ where: { ownerId: null, revokedAt: null }, take: 2 })
    if (!one || !two) throw new Error('There are no voices')
    const { voiceCover } = world.as(user)
    expect(await voiceCover.getKeptVoices()).toEqual({ favourites: [], recent: [] })
    for (const { slug } of [one, two, one]) await voiceCover.setFavourite({ id: slug, favourite: true })
    expect([...(await voiceCover.getKeptVoices()).favourites].sort()).toEqual([one.slug, two.slug].sort())
    await voiceCover.setFavourite({ id: one.id, favourite: false })
    const cover = { voiceName: 'x', seed: 1, rightsAt: new Date(), rightsText: '2026-11', userId: user.id }
    for (const [index, voice] of [two, one, two].entries()) {
      const createdAt = new Date(Date.now() + index * 1000)
      await storeCover(world.db, { ...cover, voiceId: voice.id, requestId: crypto.randomUUID(), createdAt })
    }
    expect(await voiceCover.getKeptVoices()).toEqual({ favourites: [two.slug], recent: [two.slug, one.slug] })
    expect(await world.as(other).voiceCover.getKeptVoices()).toEqual({ favourites: [], recent: [] })
  })
})
