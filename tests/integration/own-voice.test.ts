import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { formantScaleOf } from '#lib/catalog/voices/registers.ts'
import { unpackVoices } from '#lib/catalog/voices/voice-list.ts'
import { PLAIN_VOICE, type VoiceModel } from '#lib/engine/sound.ts'
import type { ApiContext } from '#server/api/trpc.ts'
import type { Context, SessionUser } from '#server/context.ts'
import { cleanUp } from '#server/jobs/clean-up.handler.ts'
import { makeCover } from '#server/jobs/make-cover.handler.ts'
import { BusyError } from '#server/ports/busy.ts'
import type { VoiceEstimate } from '#server/ports/voice-estimator.ts'
import { storeUpload } from '#server/services/uploads/store-upload.ts'
import { findVoice } from '#server/services/voices/find-voice.ts'
import { findVoiceDemo } from '#server/services/voices/find-voice-demo.ts'
import { deleteRecording } from '#server/services/voices/own/delete-recording.ts'
import { currentVoiceList } from '#server/services/voices/voice-list.ts'
import { wavBytes } from '../support/recordings.ts'
import { openWorld } from '../support/world.ts'

const world = openWorld()
const limited = openWorld({ limiting: true })
const never = new AbortController().signal
const SPEECH = wavBytes({ seconds: 6, sampleRate: 8000, channels: 1 })
const WANTED = { name: 'Me at home', sentence: 'kettle', consentGiven: true } as const

async function upload(user: SessionUser, here = world) {
  const { url } = await storeUpload({
    ctx: { ...here, user, ip: '', language: null },
    input: { fileName: 'me.wav', content: [SPEECH] },
  })
  return url
}

async function ownVoice(user: SessionUser, overrides: Partial<ApiContext> = {}) {
  return await world.as(user, overrides).voiceCover.createOwnVoice({ ...WANTED, audioUrl: await upload(user) })
}

/** Two people: one with a voice of their own, and one who would like to use it. */
async function owned() {
  const [user, stranger] = [await world.person({ credits: 20 }), await world.person({ credits: 20 })]
  return { user, stranger, voice: await ownVoice(user) }
}

async function cover(user: SessionUser, voiceModelId: string) {
  const wanted = { voiceModelId, audioUrl: await upload(user), rightsConfirmed: true }
  return await world.as(user).voiceCover.create(wanted)
}

const estimating = (estimate: () => Promise<VoiceEstimate>) => ({ voiceEstimator: { estimate } })
const keyOf = (url: string) => `uploads/${url.split('/').at(-1)}/source.wav`

describe('making a voice of one’s own', () => {
  it('keeps the numbers, the consent and the text that was read, and lets the recording go', async () => {
    const user = await world.person()
    const audioUrl = await upload(user)
    expect(await world.storage.size(keyOf(audioUrl))).toBe(SPEECH.length)
    const voice = await world.as(user).voiceCover.createOwnVoice({ ...WANTED, audioUrl })
    expect(voice).toMatchObject({ name: 'Me at home', lowNote: 45, highNote: 64, isOwn: true })
    const { origin, ownerId, rights, model } = await world.db.voice.findUniqueOrThrow({ where: { id: voice.id } })
    expect({ origin, ownerId, rights }).toMatchObject({
      origin: 'own',
      ownerId: user.id,
      rights: { consentText: '2026-11', sentence: 'kettle', consentAt: expect.stringMatching(/^\d{4}-.*Z$/) },
    })
    // Counted from the formant scale of its register, as all that use a stored voice count.
    expect((model as VoiceModel).formantScale * formantScaleOf(voice.register)).toBeCloseTo(1.05 * 1.026, 3)
    expect(await world.db.upload.count({ where: { userId: user.id } })).toBe(0)
    expect(await world.storage.size(keyOf(audioUrl))).toBeNull()
  })

  it.each([
    ['without consent', { consentGiven: false }, 'Please confirm that this is your own voice.'],
    ['reading something else', { sentence: 'my-own-words' }, /sentence is not valid/],
    ['without a name', { name: ' ' }, 'Please enter a name'],
    ['called like a famous person', { name: 'Taylor Swift' }, /Please leave out “Taylor Swift”/],
    ['without a recording', { audioUrl: ' ' }, 'Please record your voice, or choose a file.'],
    ['from a link', { audioUrl: 'https://example.com/someone.mp3' }, 'Please record your voice, or choose a file.'],
  ])('is refused %s', async (_, change, sentence) => {
    const user = await world.person()
    const audioUrl = await upload(user)
    const create = world.as(user).voiceCover.createOwnVoice as (input: unknown) => Promise<unknown>
    await expect(create({ ...WANTED, audioUrl, ...change })).rejects.toThrow(sentence)
    expect(await world.db.voice.count({ where: { ownerId: user.id } })).toBe(0)
  })

  it('is refused to strangers, and from somebody else’s recording', async () => {
    const [user, stranger] = [await world.person(), await world.person()]
    const audioUrl = await upload(user)
    const create = (who: SessionUser | null) => world.as(who).voiceCover.createOwnVoice({ ...WANTED, audioUrl })
    await expect(create(null)).rejects.toThrow('Please login (10001)')
    await expect(create(stranger)).rejects.toThrow(/upload it again/)
    expect(await world.storage.size(keyOf(audioUrl))).toBe(SPEECH.length)
  })

  it.each([
    ['tooShort', /at least 20 seconds/],
    ['tooLong', /at most 60 seconds/],
    ['tooQuiet', /come closer to the microphone/],
    ['noVoice', /No voice can be heard/],
    ['noisy', /too much noise/],
    ['notAlone', /Something else can be heard/],
  ] as const)('says why a recording is unfit (%s), and lets it go too', async (reason, sentence) => {
    const user = await world.person()
    const audioUrl = await upload(user)
    const overrides = estimating(async () => ({ kind: 'unfit', reason }))
    const generation = world.as(user, overrides).voiceCover.createOwnVoice({ ...WANTED, audioUrl })
    await expect(generation).rejects.toThrow(sentence)
    expect(await world.storage.size(keyOf(audioUrl))).toBeNull()
    expect(await world.db.voice.count({ where: { ownerId: user.id } })).toBe(0)
  })

  it('is refused of something else than the text, by its length', async () => {
    const model = { ...PLAIN_VOICE, formantScale: 1.05 }
    const heard = async (syllables: number | null, language: ApiContext['language'] = 'en') => {
      const voice = { model, lowNote: 45, highNote: 64, baseFormantScale: 1.026, syllables }
      const user = await world.person()
      return await ownVoice(user, { ...estimating(async () => ({ kind: 'fine', voice })), language })
    }
    for (const syllables of [12, 400]) {
      await expect(heard(syllables)).rejects.toMatchObject({
        cause: { reason: 'voiceNotTheText', field: 'audioUrl' },
      })
      await expect(heard(syllables)).rejects.toThrow(/does not sound like the text/)
    }
    // Once, twice, and sung.
    for (const syllables of [80, 178, null]) expect(await heard(syllables)).toMatchObject({ isOwn: true })
    await expect(heard(42)).rejects.toThrow(/does not sound like the text/)
    expect(await heard(42, 'vi')).toMatchObject({ isOwn: true })
  })

  it('asks to come again when too many recordings wait', async () => {
    const busy = estimating(() => Promise.reject(new BusyError('full')))
    await expect(ownVoice(await world.person(), busy)).rejects.toThrow('Canto is catching its breath')
  })

  it('asks for the recording again when it was let go meanwhile, as by a second press', async () => {
    const user = await world.person()
    const audioUrl = await upload(user)
    const id = audioUrl.split('/').at(-1) ?? ''
    const ctx = { ...world, user, ip: '', language: null }
    const space = async () => {
      await deleteRecording({ ctx, input: { id } })
      return await world.storage.space()
    }
    const late = world.as(user, { storage: { ...world.storage, space } })
    await expect(late.voiceCover.createOwnVoice({ ...WANTED, audioUrl })).rejects.toMatchObject({
      cause: { reason: 'sourceGone', field: 'audioUrl' },
    })
  })

  it('leaves a recording that a cover is made from where it is', async () => {
    const { user, voice } = await owned()
    const audioUrl = await upload(user)
    await world.as(user).voiceCover.create({ voiceModelId: voice.id, audioUrl, rightsConfirmed: true })
    await world.as(user).voiceCover.createOwnVoice({ ...WANTED, audioUrl })
    expect(await world.storage.size(keyOf(audioUrl))).toBe(SPEECH.length)
  })

  it('ends at five voices, also when several are asked for at once', async () => {
    const user = await world.person()
    for (let made = 0; made < 3; made++) await ownVoice(user)
    const asked = await Promise.allSettled(Array.from({ length: 4 }, () => ownVoice(user)))
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    await expect(ownVoice(user)).rejects.toThrow('You have 5 voices of your own already.')
    expect(await world.as(user).voiceCover.getOwnVoices()).toHaveLength(5)
  })

  it('cannot be asked for without end', async () => {
    const user = await limited.person()
    const create = () =>
      limited.as(user).voiceCover.createOwnVoice({ ...WANTED, audioUrl: 'https://example.com/a.mp3' })
    for (let calls = 0; calls < 12; calls++) await expect(create()).rejects.toThrow('Please record your voice')
    await expect(create()).rejects.toThrow('That was a lot at once.')
  })
})

describe('a voice of one’s own', () => {
  it('is in no list but its owner’s', async () => {
    const { user, stranger, voice } = await owned()
    const { bodies } = await currentVoiceList({ ctx: world })
    expect(unpackVoices(brotliDecompressSync(bodies.br).toString()).map(({ slug }) => slug)).not.toContain(voice.slug)
    for (const other of [stranger, null]) {
      const listed = await world.as(other).voiceCover.getVoices()
      expect(listed.map(({ id }) => id)).not.toContain(voice.id)
    }
    expect(await world.as(stranger).voiceCover.getOwnVoices()).toEqual([])
    await expect(world.as(null).voiceCover.getOwnVoices()).rejects.toThrow('Please login (10001)')
    expect((await world.as(user).voiceCover.getOwnVoices()).map(({ id }) => id)).toEqual([voice.id])
    expect((await world.as(user).voiceCover.getVoices()).map(({ id }) => id)).toContain(voice.id)
  })

  it('cannot be seen, heard, used, renamed or deleted by anybody else', async () => {
    const { user, stranger, voice } = await owned()
    const demo = async (who: SessionUser | null) => {
      const ctx: Context = { ...world, user: who, ip: '203.0.113.7', language: null }
      return await findVoiceDemo({ ctx, input: { voice: await findVoice(ctx, voice.slug), neutral: false } })
    }
    const key = await demo(user)
    expect(key).toMatch(new RegExp(`^own-voices/${voice.id}/`))
    expect((await world.as(user).voiceCover.getVoiceById({ id: voice.slug })).isOwn).toBe(true)
    for (const other of [stranger, null]) {
      await expect(demo(other)).rejects.toThrow('Voice model not found')
      const find = world.as(other).voiceCover.getVoiceById({ id: voice.id })
      await expect(find).rejects.toThrow('Voice model not found')
    }
    await expect(cover(stranger, voice.id)).rejects.toThrow('Voice model not found')
    const { renameOwnVoice, deleteOwnVoice } = world.as(stranger).voiceCover
    await expect(renameOwnVoice({ id: voice.id, name: 'Mine' })).rejects.toThrow('Voice model not found')
    await expect(deleteOwnVoice({ id: voice.id })).rejects.toThrow('Voice model not found')
    expect(await world.as(user).voiceCover.getVoiceById({ id: voice.id })).toEqual(voice)
  })

  it('leads nobody else to itself from a cover that its owner shares', async () => {
    const { user, stranger, voice } = await owned()
    const { id } = await cover(user, voice.slug)
    await makeCover.run({ ctx: world, payload: { creationId: id }, signal: never })
    expect(await world.as(user).voiceCover.getById({ id })).toMatchObject({ voiceModelId: voice.slug })
    const seen = await world.as(stranger).voiceCover.getById({ id })
    expect(seen).toMatchObject({ status: 'completed', voiceModelId: null, avatarUrl: null })
  })

  it('sings its owner’s covers, with the model that was stored', async () => {
    const { user, voice } = await owned()
    const { id } = await cover(user, voice.slug)
    const asked: unknown[] = []
    const covers: typeof world.covers = {
      make: (request, options) => {
        asked.push(request)
        return world.covers.make(request, options)
      },
    }
    await makeCover.run({ ctx: { ...world, covers }, payload: { creationId: id }, signal: never })
    const { model } = await world.db.voice.findUniqueOrThrow({ where: { id: voice.id } })
    expect(asked[0]).toMatchObject({
      voice: { name: 'Me at home', model, baseFormantScale: formantScaleOf(voice.register) },
    })
    expect(model).not.toEqual(PLAIN_VOICE)
    expect(await world.as(user).voiceCover.getById({ id })).toMatchObject({ voiceModelName: 'Me at home' })
  })

  it('is called something else, decently', async () => {
    const { user, voice } = await owned()
    const rename = (name: string) => world.as(user).voiceCover.renameOwnVoice({ id: voice.id, name })
    expect(await rename('  Me in the morning ')).toMatchObject({ id: voice.id, name: 'Me in the morning' })
    await expect(rename('Taylor Swift')).rejects.toThrow(/leave out/)
    await expect(rename('')).rejects.toThrow('Please enter a name')
  })
})

describe('deleting it', () => {
  it('leaves a cover that is requested in that instant either accepted or without its voice', async () => {
    const answers: string[] = []
    for (let round = 0; round < 6; round++) {
      const user = await world.person({ planId: 'pro_monthly', credits: 40 })
      const { id } = await ownVoice(user)
      const source = await upload(user)
      const request = () =>
        world
          .as(user)
          .voiceCover.create({ voiceModelId: id, audioUrl: source, rightsConfirmed: true })
          .then(
            () => 'accepted',
            (error: Error) => error.message,
          )
      const requests = Array.from({ length: 5 }, request)
      await world.as(user).voiceCover.deleteOwnVoice({ id })
      answers.push(...(await Promise.all(requests)))
    }
    expect(answers.filter((answer) => answer !== 'accepted' && answer !== 'Voice model not found')).toEqual([])
  })

  it('removes numbers and demos, and keeps finished covers with its name', async () => {
    const { user, voice } = await owned()
    const { id } = await cover(user, voice.id)
    await makeCover.run({ ctx: world, payload: { creationId: id }, signal: never })
    const ctx: Context = { ...world, user, ip: '203.0.113.7', language: null }
    const key = await findVoiceDemo({ ctx, input: { voice: await findVoice(ctx, voice.id), neutral: false } })
    await world.as(user).voiceCover.deleteOwnVoice({ id: voice.id })
    expect(await world.db.voice.count({ where: { id: voice.id } })).toBe(0)
    expect(await world.storage.size(key)).toBeNull()
    await expect(cover(user, voice.id)).rejects.toThrow('Voice model not found')
    expect(await world.as(user).voiceCover.getById({ id })).toMatchObject({
      status: 'completed',
      voiceModelName: 'Me at home',
      voiceModelId: null,
      avatarUrl: null,
    })
  })

  it('writes no demo any more that was being made', async () => {
    const { user, voice } = await owned()
    const make = async () => {
      await world.as(user).voiceCover.deleteOwnVoice({ id: voice.id })
      return new Uint8Array(3)
    }
    const ctx: Context = {
      ...world,
      voicePreview: { ...world.voicePreview, make },
      user,
      ip: '203.0.113.7',
      language: null,
    }
    const row = await findVoice(ctx, voice.id)
    await expect(findVoiceDemo({ ctx, input: { voice: row, neutral: false } })).rejects.toThrow('not found')
  })

  it('erases a demo that was being written', async () => {
    const { user, voice } = await owned()
    const storage: Context['storage'] = {
      ...world.storage,
      write: async (key, content) => {
        await world.as(user).voiceCover.deleteOwnVoice({ id: voice.id })
        await world.storage.write(key, content)
      },
    }
    const ctx: Context = { ...world, storage, user, ip: '203.0.113.7', language: null }
    const key = await findVoiceDemo({ ctx, input: { voice: await findVoice(ctx, voice.id), neutral: false } })
    expect(await world.storage.size(key)).not.toBeNull()
    await cleanUp.run({ ctx: world, payload: {}, signal: never })
    expect(await world.storage.size(key)).toBeNull()
  })

  it('gives the credits of waiting covers back', async () => {
    const { user, voice } = await owned()
    const { id } = await cover(user, voice.id)
    const credits = async () => (await world.as(user).auth.me())?.credits
    expect(await credits()).toBe(15)
    await world.as(user).voiceCover.deleteOwnVoice({ id: voice.id })
    await makeCover.run({ ctx: world, payload: { creationId: id }, signal: never })
    const failed = await world.as(user).voiceCover.getById({ id })
    expect(failed).toMatchObject({ status: 'failed', failure: 'voiceRevoked', voiceModelName: 'Me at home' })
    expect(await credits()).toBe(20)
  })

  it('comes with deleting the person', async () => {
    const { user, voice } = await owned()
    await cover(user, voice.id)
    await world.db.user.delete({ where: { id: user.id } })
    expect(await world.db.voice.count({ where: { id: voice.id } })).toBe(0)
    expect(await world.db.creation.count({ where: { userId: user.id } })).toBe(0)
  })
})
