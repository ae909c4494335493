import { randomUUID } from 'node:crypto'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { PLAIN_VOICE } from '#lib/engine/sound.ts'
import type { SessionUser, WorkerServices } from '#server/context.ts'
import type { Transaction } from '#server/db/client.ts'
import { cleanUp } from '#server/jobs/clean-up.handler.ts'
import { makeCover } from '#server/jobs/make-cover.handler.ts'
import { makeSong } from '#server/jobs/make-song.handler.ts'
import { mixCover } from '#server/jobs/mix-cover.handler.ts'
import type { CoverProvider, CoverRequest } from '#server/ports/cover.ts'
import { type LinkRefusal, LinkRefusedError } from '#server/ports/link-source.ts'
import { StorageFullError } from '#server/ports/storage.ts'
import { lockAccount } from '#server/services/credits/ledger.ts'
import { findAudio } from '#server/services/downloads/find-audio.ts'
import { removeUploads } from '#server/services/storage/remove-uploads.ts'
import { storeUpload } from '#server/services/uploads/store-upload.ts'
import { inProcessCovers } from '../support/in-process-covers.ts'
import { wavBytes } from '../support/recordings.ts'
import { readCover, readSong } from '../support/stored-creations.ts'
import { openWorld } from '../support/world.ts'

const world = openWorld()
const limited = openWorld({ limiting: true })
const never = new AbortController().signal
const CONFIRMED = { rightsConfirmed: true }

/** Two seconds of something with a voice's harmonics in the middle, and a chord at the sides. */
const RECORDING = wavBytes({
  seconds: 2,
  at: (seconds, channel) => {
    const phase = 2 * Math.PI * 220 * seconds
    let voice = 0
    for (let harmonic = 1; harmonic <= 12; harmonic++) voice += Math.sin(harmonic * phase) / harmonic
    return 0.15 * voice + 0.2 * Math.sin(2 * Math.PI * (channel === 0 ? 277 : 415) * seconds)
  },
})

let voices = 0
async function aVoice(changes: object = {}) {
  const number = ++voices
  return await world.db.voice.create({
    data: {
      slug: `voice-${number}`,
      name: `Voice ${number}`,
      category: 'Game',
      register: 'tenor',
      lowNote: 48,
      highNote: 67,
      origin: 'synthetic',
      rights: {},
      model: { ...PLAIN_VOICE, formantScale: 1.1 },
      ...changes,
    },
  })
}

async function upload(user: SessionUser, bytes: Uint8Array = RECORDING, fileName = 'My_Song.wav') {
  const input = { fileName, content: [bytes] }
  return await storeUpload({ ctx: { ...world, user, ip: '203.0.113.7', language: null }, input })
}

/** A person with a paid plan and one waiting cover. */
async function waitingCover(changes: object = {}) {
  const user = await world.person({ planId: 'basic_monthly', credits: 20 })
  const voice = await aVoice()
  const { url } = await upload(user)
  const wanted = { voiceModelId: voice.id, audioUrl: url, ...CONFIRMED, ...changes }
  const { id } = await world.as(user).voiceCover.create(wanted)
  return { id, user, voice, url, wanted, ...looking(user, id) }
}

/** A waiting cover of a song that somebody made here. */
async function coverOfSong(singer?: SessionUser, maker?: SessionUser) {
  const [user, owner] = [
    singer ?? (await world.person({ planId: 'basic_monthly', credits: 20 })),
    maker ?? (await world.person()),
  ]
  const { id: songId } = await world.as(owner).music.generate({ prompt: 'la la', style: 'Pop' })
  await makeSong.run({ ctx: world, payload: { creationId: songId }, signal: never })
  const { files } = await readSong(world.db, songId)
  for (const part of ['vocals', 'instrumental']) await world.storage.write(`${files}/${part}.wav`, RECORDING)
  const wanted = { voiceModelId: (await aVoice()).id, audioUrl: `/song/${songId}`, ...CONFIRMED }
  const { id } = await world.as(user).voiceCover.create(wanted)
  return { id, user, songId, ...looking(user, id) }
}

const looking = (user: SessionUser, id: string) => ({
  read: () => readCover(world.db, id),
  seen: () => world.as(user).voiceCover.getById({ id }),
  credits: async () => (await world.as(user).auth.me())?.credits,
})

const run = (id: string, changes: Partial<WorkerServices> = {}) =>
  makeCover.run({ ctx: { ...world, ...changes }, payload: { creationId: id }, signal: never })

/** The engine, and what was asked of it. */
function listening() {
  const asked: CoverRequest[] = []
  const covers: CoverProvider = {
    make: (request, options) => {
      asked.push(request)
      return inProcessCovers.make(request, options)
    },
  }
  return { asked, covers }
}

const isThere = (key: string) =>
  access(join(world.folder, key)).then(
    () => true,
    () => false,
  )

describe('accepting a cover', () => {
  it('charges, stores and queues it once, however often it is asked for', async () => {
    const requestId = randomUUID()
    const { id, user, wanted, credits } = await waitingCover({ requestId })
    const again = await Promise.all(Array.from({ length: 4 }, () => world.as(user).voiceCover.create(wanted)))
    expect(new Set(again.map((one) => one.id))).toEqual(new Set([id]))
    expect(again[0]?.success).toBe(true)
    expect(await credits()).toBe(15)
    const [jobs] = await world.db.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM pgboss.job WHERE name = 'make-cover' AND data->>'creationId' = ${id}`
    expect(jobs?.count).toBe(1)
  })

  it('remembers which text was confirmed, and calls the song by its file', async () => {
    const { read } = await waitingCover()
    const row = await read()
    expect(row).toMatchObject({ title: 'My Song', rightsText: '2026-11', pitchChange: 'no-change' })
    expect(Math.abs(row.rightsAt.getTime() - world.clock.now().getTime())).toBeLessThan(60_000)
  })

  it.each([
    ['without a recording', { audioUrl: ' ' }, 'Please provide a link or upload an audio file'],
    ['without the right to it', { rightsConfirmed: false }, 'Please confirm that you may use this recording.'],
    ['without a voice', { voiceModelId: 'nobody-at-all' }, 'Voice model not found'],
    ['with a pitch beyond an octave', { pitchChange: '13' }, 'The pitch can change by up to 12 semitones.'],
    ['with what is no link', { audioUrl: 'ftp://example.com/a.mp3' }, /begins with http/],
    [
      'with an upload that is not there',
      { audioUrl: `https://canto.example/api/uploads/${randomUUID()}` },
      /upload it again/,
    ],
    ['with a song that is not there', { audioUrl: `/song/${randomUUID()}` }, 'Song not found'],
    ['with a song that cannot be there', { audioUrl: `/de/song/${'-'.repeat(36)}` }, 'Song not found'],
    ['with a sound that cannot be there', { audioUrl: `/api/audio/${'0'.repeat(36)}` }, 'Song not found'],
    [
      'with the page of a cover',
      { audioUrl: `https://canto.example/de/voice-cover/${randomUUID()}` },
      /leads to a page/,
    ],
    ['with the page of a voice', { audioUrl: '/ai-music-cover/binble-piston' }, /leads to a page/],
    ['privately without a plan for it', { visibility: 'private' }, /plan/],
  ])('refuses it %s', async (_, changes, sentence) => {
    const user = await world.person()
    const voice = await aVoice()
    const { url } = await upload(user)
    const wanted = { voiceModelId: voice.slug, audioUrl: url, ...CONFIRMED, ...(changes as object) }
    const refusal = world.as(user).voiceCover.create(wanted)
    await expect(refusal).rejects.toThrow(sentence)
    if ('audioUrl' in changes && changes.audioUrl.trim())
      await expect(refusal, 'said beside the link').rejects.toMatchObject({ cause: { field: 'audioUrl' } })
    expect(await world.db.creation.count({ where: { userId: user.id } })).toBe(0)
    expect((await world.as(user).auth.me())?.credits).toBe(20)
  })

  it('refuses it to strangers, and from somebody else’s upload', async () => {
    const { wanted } = await waitingCover()
    await expect(world.as(null).voiceCover.create(wanted)).rejects.toThrow('Please login (10001)')
    const stranger = await world.person()
    await expect(world.as(stranger).voiceCover.create(wanted)).rejects.toThrow(/upload it again/)
  })
})

describe('what a cover is to be made of, if it goes while the cover is accepted', () => {
  /** Asks for a cover, and removes something before it can be stored. */
  async function meanwhile(user: SessionUser, audioUrl: string, remove: (tx: Transaction) => Promise<unknown>) {
    const voiceModelId = (await aVoice()).id
    let answer: Promise<unknown> = Promise.resolve()
    await world.db.$transaction(async (tx) => {
      await lockAccount(tx, user.id)
      answer = world.as(user).voiceCover.create({ voiceModelId, audioUrl, ...CONFIRMED })
      answer.catch(() => {})
      await delay(1000)
      await remove(tx)
    })
    const refusal = await answer.catch((error: unknown) => error)
    expect(await world.db.creation.count({ where: { userId: user.id } })).toBe(0)
    return refusal
  }

  it('is asked for again: a recording', async () => {
    const user = await world.person()
    const { id, url } = await upload(user)
    const refusal = await meanwhile(user, url, (tx) => removeUploads(tx, { id }, world.clock.now()))
    expect(refusal).toMatchObject({ cause: { reason: 'sourceGone', field: 'audioUrl' } })
  })

  it('is not found: a song', async () => {
    const { id: songId } = await world.as(await world.person()).music.generate({ prompt: 'la la', style: 'Pop' })
    await makeSong.run({ ctx: world, payload: { creationId: songId }, signal: never })
    const remove = (tx: Transaction) => tx.creation.delete({ where: { id: songId } })
    const refusal = await meanwhile(await world.person(), `/song/${songId}`, remove)
    expect(refusal).toMatchObject({ cause: { reason: 'songNotFound', field: 'audioUrl' } })
  })
})

describe('making a cover', () => {
  it('stores the cover, its parts and its original, and says so', async () => {
    const { id, user, seen, read, voice } = await waitingCover()
    await run(id)
    const cover = await seen()
    expect(cover).toMatchObject({
      status: 'completed',
      progress: 100,
      voiceModelName: voice.name,
      songTitle: 'My Song',
    })
    expect(cover.duration).toBeCloseTo(2, 1)
    expect(cover.peaks?.length).toBeGreaterThan(100)
    const { files, metadata } = await read()
    expect(metadata).toMatchObject({ madeBy: 'machine', voice: voice.name })
    for (const name of ['cover.mp3', 'cover.wav', 'vocals.wav', 'instrumental.wav', 'original.wav', 'metadata.json']) {
      expect(await world.storage.size(`${files}/${name}`), name).toBeGreaterThan(100)
    }
    const ctx = { ...world, user, ip: '', language: null }
    const original = await findAudio({ ctx, input: { kind: 'cover', id, file: 'original' } })
    expect(new Uint8Array(await world.storage.read(original))).toEqual(RECORDING)
    const { items } = await world.as(user).notification.list()
    expect(items[0]).toMatchObject({ kind: 'coverCompleted', path: `/voice-cover/${id}` })
  })

  it('takes a recording apart once, whatever voice comes next', async () => {
    const first = await waitingCover()
    await run(first.id)
    const other = await aVoice()
    const { id } = await world.as(first.user).voiceCover.create({ ...first.wanted, voiceModelId: other.id })
    const { asked, covers } = listening()
    await run(id, { covers })
    expect(asked[0]).toMatchObject({ kind: 'cover', source: { kind: 'parts' } })
    expect((await looking(first.user, id).seen()).status).toBe('completed')
  })

  it('takes it apart again when its parts are gone', async () => {
    const { id, user, wanted } = await waitingCover()
    await run(id)
    await world.storage.remove('separations')
    const { id: next } = await world.as(user).voiceCover.create(wanted)
    const { asked, covers } = listening()
    await run(next, { covers })
    expect(asked[0]).toMatchObject({ source: { kind: 'recording' } })
  })

  it('is not called after somebody famous by the name of a file, a link or a page', async () => {
    const user = await world.person({ planId: 'basic_monthly', credits: 20 })
    const { url } = await upload(user, RECORDING, 'Taylor_Swift_-_Love_Story.wav')
    const link = 'https://example.com/music/adele_-_hello.mp3'
    const voiceModelId = (await aVoice()).id
    const titles: (string | null)[] = []
    for (const audioUrl of [url, link]) {
      const { id } = await world.as(user).voiceCover.create({ voiceModelId, audioUrl, ...CONFIRMED })
      const links = { ...world.links, fetch: async () => ({ bytes: RECORDING, title: 'Taylor Swift live' }) }
      await run(id, { links })
      titles.push((await looking(user, id).seen()).songTitle)
    }
    expect(titles).toEqual(['recording', 'example.com'])
  })

  it('follows a link, and calls the song as its page does', async () => {
    const { id, seen } = await waitingCover({ audioUrl: 'https://example.com/music/a_b.mp3' })
    expect((await seen()).songTitle).toBe('a b')
    const links = { ...world.links, fetch: async () => ({ bytes: RECORDING, title: 'Found' }) }
    await run(id, { links })
    expect(await seen()).toMatchObject({ status: 'completed', songTitle: 'Found' })
  })

  it.each([
    ['that it was given', async () => {}],
    [
      'that it is given while it is made',
      async (user: SessionUser, id: string) => {
        await world.as(user).voiceCover.rename({ id, title: 'Mine' })
      },
    ],
  ] as const)('keeps the title %s, whatever a page calls the song', async (which, rename) => {
    const given = which === 'that it was given' ? { songTitle: 'Mine' } : {}
    const { user, id, seen } = await waitingCover({ audioUrl: 'https://example.com/music/a_b.mp3', ...given })
    const fetch = async () => {
      await rename(user, id)
      return { bytes: RECORDING, title: 'Found' }
    }
    await run(id, { links: { ...world.links, fetch } })
    expect(await seen()).toMatchObject({ status: 'completed', songTitle: 'Mine' })
  })

  it('is told what a link leads to before anything is charged, and is called so from then on', async () => {
    const user = await world.person({ planId: 'basic_monthly', credits: 20 })
    const asked: string[] = []
    const lookUp = async (url: string) => {
      asked.push(url)
      if (url.includes('page')) throw new LinkRefusedError('linkIsPage')
      if (url.includes('long')) throw new LinkRefusedError('linkTooLong')
      if (url.includes('slow')) throw new LinkRefusedError('linkTooSlow')
      return { title: 'Ferry at dawn', durationSec: 192 }
    }
    const { voiceCover } = world.as(user, { links: { ...world.links, lookUp } })
    const read = (url: string) => voiceCover.lookUpLink({ url })
    expect(await read('films.example.com/watch?v=1')).toEqual({ title: 'Ferry at dawn', durationSec: 192 })
    await expect(read('https://example.com/page')).rejects.toThrow('This link leads to a page')
    await expect(read('https://example.com/long')).rejects.toThrow('at most 7 minutes')
    expect(await read('https://example.com/slow')).toEqual({ title: null, durationSec: null })
    expect(await read('https://canto.example/song/1')).toEqual({ title: null, durationSec: null })
    expect(asked[0]).toBe('https://films.example.com/watch?v=1')
    expect(asked).not.toContain('https://canto.example/song/1')
    const wanted = { voiceModelId: (await aVoice()).id, audioUrl: 'films.example.com/watch?v=1', ...CONFIRMED }
    const { id } = await voiceCover.create(wanted)
    expect((await looking(user, id).seen()).songTitle).toBe('Ferry at dawn')
    expect((await looking(user, id).read()).sourceUrl).toBe('https://films.example.com/watch?v=1')
  })

  it('is refused by a link that the form did not look up, before anything is charged', async () => {
    const user = await world.person({ planId: 'basic_monthly', credits: 20 })
    const asked: string[] = []
    let refusal: LinkRefusal | null = 'linkIsPage'
    const lookUp = async (url: string) => {
      asked.push(url)
      if (refusal) throw new LinkRefusedError(refusal)
      return { title: 'Ferry' }
    }
    const { voiceCover } = world.as(user, { links: { ...world.links, lookUp } })
    const audioUrl = 'https://films.example.com/watch?v=77'
    const wanted = { voiceModelId: (await aVoice()).id, audioUrl, requestId: randomUUID(), ...CONFIRMED }
    await expect(voiceCover.create(wanted)).rejects.toThrow('This link leads to a page')
    await expect(voiceCover.split({ audioUrl, ...CONFIRMED })).rejects.toThrow('This link leads to a page')
    expect(await world.db.creation.count({ where: { userId: user.id } })).toBe(0)
    expect(await world.db.creditEntry.count({ where: { userId: user.id, kind: 'cover' } })).toBe(0)
    refusal = null
    const { id } = await voiceCover.create(wanted)
    expect((await looking(user, id).seen()).songTitle).toBe('Ferry')
    // The same request, sent again once the link is dead, is the same cover.
    refusal = 'linkUnreachable'
    expect((await voiceCover.create(wanted)).id).toBe(id)
    await world.db.creation.update({ where: { id }, data: { status: 'failed' } })
    await expect(voiceCover.retry({ id })).rejects.toThrow('Nothing could be fetched from this link')
    refusal = 'linkTooSlow'
    expect(await voiceCover.retry({ id })).toMatchObject({ status: 'pending' })
    expect(asked).toHaveLength(5)
  })

  it('goes on where looking a link up goes wrong', async () => {
    const lookUp = () => Promise.reject(new TypeError('yt-dlp does not know our options'))
    const user = await world.person({ planId: 'basic_monthly', credits: 20 })
    const wanted = { voiceModelId: (await aVoice()).id, audioUrl: 'https://films.example.com/watch?v=78', ...CONFIRMED }
    const { id } = await world.as(user, { links: { ...world.links, lookUp } }).voiceCover.create(wanted)
    expect((await looking(user, id).seen()).songTitle).toBe('films.example.com')
  })

  it('of a page that nobody has looked at is called after its site', async () => {
    const { seen } = await waitingCover({ audioUrl: 'https://www.films.example.com/watch?v=2' })
    expect((await seen()).songTitle).toBe('films.example.com')
  })

  it('takes the parts of a song that was made here', async () => {
    const user = await world.person({ planId: 'basic_monthly', credits: 20 })
    const voice = await aVoice()
    const song = await world.as(user).music.generate({ prompt: 'la la', style: 'Pop' })
    await makeSong.run({ ctx: world, payload: { creationId: song.id }, signal: never })
    const { files } = await readSong(world.db, song.id)
    for (const part of ['vocals', 'instrumental']) await world.storage.write(`${files}/${part}.wav`, RECORDING)
    const wanted = { voiceModelId: voice.id, audioUrl: `https://canto.example/de/song/${song.id}`, ...CONFIRMED }
    const { id } = await world.as(user).voiceCover.create(wanted)
    const { asked, covers } = listening()
    await run(id, { covers })
    expect(asked[0]).toMatchObject({ source: { kind: 'parts' } })
    expect(await looking(user, id).seen()).toMatchObject({ status: 'completed', songTitle: song.title })
  })

  it.each([
    ['a voice that was revoked meanwhile', 'voiceRevoked'],
    ['a link that leads nowhere', 'linkUnreachable'],
    ['a link to something else', 'recordingUnreadable'],
    ['a link to a tone', 'recordingHasNoVoice'],
  ])('gives the credits back for %s, and leaves nothing behind', async (what, reason) => {
    const { id, voice, read, credits, seen } = await waitingCover({ audioUrl: 'https://example.com/a.mp3' })
    if (reason === 'voiceRevoked') {
      await world.db.voice.update({ where: { id: voice.id }, data: { revokedAt: world.clock.now() } })
    }
    const links = {
      ...world.links,
      fetch: async () => {
        if (reason === 'linkUnreachable') throw new LinkRefusedError('linkUnreachable')
        if (reason === 'recordingHasNoVoice') return { bytes: wavBytes({ seconds: 9 }) }
        return { bytes: new TextEncoder().encode(`not a song but ${what}`) }
      },
    }
    await run(id, { links })
    expect(await read()).toMatchObject({ status: 'failed', failure: reason, files: null })
    expect((await seen()).failure).toBe(reason)
    expect(await credits()).toBe(20)
    expect(await isThere(`covers/${id}/1`)).toBe(false)
  })

  it.each(['its upload', 'the voice of its song'])('says at once that %s is gone', async (what) => {
    const { id, read, credits } = what === 'its upload' ? await waitingCover() : await coverOfSong()
    const { upload: source, song } = await world.db.cover.findUniqueOrThrow({
      where: { id },
      include: { upload: true, song: { include: { creation: true } } },
    })
    await world.storage.remove(source?.file ?? `${song?.creation.files}/vocals.wav`)
    await run(id)
    expect(await read()).toMatchObject({ status: 'failed', failure: 'sourceGone' })
    expect(await credits()).toBe(20)
  })

  it.each([
    ['private', 'Song not found'],
    ['withheld', 'Song not found'],
  ] as const)('is not made of a song that is %s now, nor tried again', async (visibility, sentence) => {
    const { id, user, songId, read, credits } = await coverOfSong()
    await world.db.creation.update({ where: { id: songId }, data: { visibility } })
    await run(id)
    expect(await read()).toMatchObject({ status: 'failed', failure: 'sourceGone' })
    expect(await credits()).toBe(20)
    await expect(world.as(user).voiceCover.retry({ id })).rejects.toThrow(sentence)
    expect([(await read()).status, await credits()]).toEqual(['failed', 20])
    await world.db.creation.update({ where: { id: songId }, data: { visibility: 'link' } })
    await world.as(user).voiceCover.retry({ id })
    await run(id)
    expect((await read()).status).toBe('completed')
  })

  it('is made of its owner’s private song, but not once that was taken down', async () => {
    const owner = await world.person({ planId: 'pro_monthly', credits: 40 })
    const { id, songId, read } = await coverOfSong(owner, owner)
    await world.db.creation.update({ where: { id: songId }, data: { visibility: 'private' } })
    await run(id)
    expect((await read()).status).toBe('completed')
    const later = await coverOfSong(owner, owner)
    await makeCover.giveUp({ ctx: world, payload: { creationId: later.id }, error: new Error('the power went') })
    await world.db.creation.update({ where: { id: later.songId }, data: { visibility: 'withheld' } })
    await expect(world.as(owner).voiceCover.retry({ id: later.id })).rejects.toThrow('This was taken down')
  })

  it('gives them back once when the last try fails', async () => {
    const { id, read, credits } = await waitingCover()
    const storage = { ...world.storage, write: () => Promise.reject(new StorageFullError('full')) }
    await expect(run(id, { storage })).rejects.toThrow('full')
    expect(await credits()).toBe(15)
    for (let turn = 0; turn < 2; turn++) {
      await makeCover.giveUp({ ctx: world, payload: { creationId: id }, error: new StorageFullError('full') })
    }
    expect(await read()).toMatchObject({ status: 'failed', failure: 'storageFull' })
    expect(await credits()).toBe(20)
  })

  it('is charged anew when it is tried again', async () => {
    const { id, user, seen, credits } = await waitingCover()
    await makeCover.giveUp({ ctx: world, payload: { creationId: id }, error: new Error('the power went') })
    expect((await seen()).failure).toBe('coverFailed')
    await world.as(user).voiceCover.retry({ id })
    expect(await credits()).toBe(15)
    await run(id)
    expect((await seen()).status).toBe('completed')
    await expect(world.as(user).voiceCover.retry({ id })).rejects.toThrow()
    expect(await credits()).toBe(15)
  })

  it('is not tried again, nor charged, without its song or its voice', async () => {
    const failed = async (user?: SessionUser) => {
      const cover = await coverOfSong(user)
      await makeCover.giveUp({ ctx: world, payload: { creationId: cover.id }, error: new Error('the power went') })
      return { ...cover, retry: () => world.as(cover.user).voiceCover.retry({ id: cover.id }) }
    }
    const first = await failed()
    await world.db.creation.delete({ where: { id: first.songId } })
    await expect(first.retry()).rejects.toMatchObject({ cause: { reason: 'sourceGone' } })
    const second = await failed(first.user)
    const { voiceId } = await second.read()
    await world.db.voice.update({ where: { id: voiceId ?? '' }, data: { revokedAt: world.clock.now() } })
    await expect(second.retry()).rejects.toMatchObject({ cause: { reason: 'voiceRevoked' } })
    await world.db.voice.delete({ where: { id: voiceId ?? '' } })
    await expect(second.retry()).rejects.toMatchObject({ cause: { reason: 'voiceRevoked' } })
    expect(await second.credits()).toBe(20)
    const lines = await world.db.creditEntry.count({ where: { userId: first.user.id, kind: 'cover' } })
    expect(lines).toBe(2)
  })

  it('stops when the cover is deleted meanwhile', async () => {
    const { id, user } = await waitingCover()
    const covers: CoverProvider = {
      make: async (request, options) => {
        await world.as(user).voiceCover.delete({ id })
        return await inProcessCovers.make(request, options)
      },
    }
    await run(id, { covers })
    await expect(world.as(user).voiceCover.restore({ id })).rejects.toThrow()
    expect(await isThere(`covers/${id}/1`)).toBe(false)
  })
})

describe('a finished cover', () => {
  const levelDb = async (key: string) => {
    const bytes = await world.storage.read(key)
    const samples = new Int16Array(bytes.buffer.slice(bytes.byteOffset + 200, bytes.byteOffset + (bytes.length & ~1)))
    return 10 * Math.log10(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length)
  }

  it('is mixed anew at other levels, at no charge, the latest request counting', async () => {
    const { id, user, seen, read, credits } = await waitingCover()
    await run(id)
    const before = await read()
    const request = { id, vocalDb: -12, backingDb: 3 }
    expect(await world.as(user).voiceCover.setLevels({ ...request, vocalDb: 6 })).toMatchObject({ mixing: true })
    await world.as(user).voiceCover.setLevels(request)
    const mix = (vocalDb: number) => {
      const payload = { coverId: id, vocalDb, backingDb: 3, before: { vocalDb: 0, backingDb: 0 } }
      return mixCover.run({ ctx: world, payload, signal: never })
    }
    await mix(6)
    expect((await read()).mix).toBe(before.mix)
    await mix(-12)
    expect(await seen()).toMatchObject({ mixing: false, vocalDb: -12, backingDb: 3 })
    const after = await read()
    expect(after.mix).not.toBe(before.mix)
    expect(after.mix).toMatch(/cover\.mp3$/)
    expect(await credits()).toBe(15)
    expect(await levelDb(`${after.files}/vocals.wav`)).toBe(await levelDb(`${before.files}/vocals.wav`))
  })

  it('is mixed after all when it was deleted meanwhile and is wanted again', async () => {
    const { id, user, seen } = await waitingCover()
    await run(id)
    await world.as(user).voiceCover.setLevels({ id, vocalDb: 6, backingDb: 0 })
    await world.as(user).voiceCover.delete({ id })
    const payload = { coverId: id, vocalDb: 6, backingDb: 0, before: { vocalDb: 0, backingDb: 0 } }
    await mixCover.run({ ctx: world, payload, signal: never })
    await world.as(user).voiceCover.restore({ id })
    expect(await seen()).toMatchObject({ mixing: false, vocalDb: 6 })
  })

  it('goes back to its levels when they cannot be mixed', async () => {
    const { id, user, seen } = await waitingCover()
    await run(id)
    await world.as(user).voiceCover.setLevels({ id, vocalDb: 6, backingDb: 0 })
    const payload = { coverId: id, vocalDb: 6, backingDb: 0, before: { vocalDb: 0, backingDb: 0 } }
    await mixCover.giveUp({ ctx: world, payload, error: new Error('the power went') })
    expect(await seen()).toMatchObject({ mixing: false, vocalDb: 0, backingDb: 0 })
  })

  it('goes back to the levels that it plays with, whatever was asked for in between', async () => {
    const { id, user, seen } = await waitingCover()
    await run(id)
    const ask = async (vocalDb: number) => {
      await world.as(user).voiceCover.setLevels({ id, vocalDb, backingDb: 0 })
      const [job] = await world.db.$queryRaw<{ data: Parameters<typeof mixCover.run>[0]['payload'] }[]>`
        SELECT data FROM pgboss.job
        WHERE name = 'mix-cover' AND data->>'coverId' = ${id} AND (data->>'vocalDb')::float = ${vocalDb}`
      return job!.data
    }
    const giveUp = async (vocalDb: number) =>
      mixCover.giveUp({ ctx: world, payload: await ask(vocalDb), error: new Error('the power went') })
    await ask(3)
    await giveUp(4)
    expect(await seen()).toMatchObject({ mixing: false, vocalDb: 0, backingDb: 0 })
    await mixCover.run({ ctx: world, payload: await ask(6), signal: never })
    await ask(-3)
    await ask(-6)
    await giveUp(-12)
    expect(await seen()).toMatchObject({ mixing: false, vocalDb: 6, backingDb: 0 })
  })

  it('can be heard by whoever has its link, its parts by its owner alone, and nothing of a private one', async () => {
    const { id, user } = await waitingCover()
    await run(id)
    const ask = (who: SessionUser | null, file = 'mp3') =>
      findAudio({ ctx: { ...world, user: who, ip: '', language: null }, input: { kind: 'cover', id, file } })
    expect(await ask(null)).toMatch(/cover\.mp3$/)
    expect(await ask(user, 'original')).toMatch(/original\.wav$/)
    await expect(ask(user, 'vocals')).rejects.toThrow('Stems come with the Standard plan.')
    await expect(ask(null, 'vocals')).rejects.toThrow('Cover not found')
    await expect(ask(user, 'wav')).rejects.toThrow('Cover not found')
    await expect(ask(user, '../../secrets')).rejects.toThrow('Cover not found')
    await world.as(user).voiceCover.setVisibility({ id, visibility: 'private' })
    await expect(ask(null)).rejects.toThrow('Cover not found')
    await expect(world.as(null).voiceCover.getById({ id })).rejects.toThrow('Cover not found')
  })

  it('has its note renamed with it, hidden while it is deleted, and gone when it is', async () => {
    const { id, user } = await waitingCover()
    await run(id)
    const { voiceCover, notification } = world.as(user)
    const note = { kind: 'coverCompleted', path: `/voice-cover/${id}` }
    expect(await notification.list()).toMatchObject({ unread: 1, items: [{ ...note, params: { title: 'My Song' } }] })
    await voiceCover.rename({ id, title: 'Better' })
    const renamed = { unread: 1, items: [{ ...note, params: { title: 'Better' } }] }
    expect(await notification.list()).toMatchObject(renamed)
    await voiceCover.delete({ id })
    expect(await notification.list()).toEqual({ unread: 0, items: [] })
    await voiceCover.restore({ id })
    expect(await notification.list()).toMatchObject(renamed)
    await voiceCover.delete({ id })
    await world.as(user).library.erase({ ids: [id] })
    expect(await world.db.notification.count({ where: { userId: user.id } })).toBe(0)
  })

  it('is found in its owner’s list, by title and voice, until it is deleted for good', async () => {
    const { id, user, voice, read } = await waitingCover()
    await run(id)
    const found = (search: string) => world.as(user).voiceCover.getUserCovers({ search })
    expect((await found('my so')).items.map((item) => item.id)).toEqual([id])
    expect((await found(voice.name)).items).toHaveLength(1)
    expect((await found('%')).items).toHaveLength(0)
    const { files } = await read()
    await world.as(user).voiceCover.delete({ id })
    expect((await found('')).items).toHaveLength(0)
    world.moveClock(31 * 86_400)
    await cleanUp.run({ ctx: world, payload: {}, signal: never })
    expect(await world.db.creation.findUnique({ where: { id } })).toBeNull()
    expect(await isThere(files as string)).toBe(false)
  })
})

describe('the vocal remover', () => {
  it('parts a song for nothing, so often an hour', async () => {
    const user = await limited.person()
    const ctx = { ...limited, user, ip: '203.0.113.7', language: null }
    const { url } = await storeUpload({ ctx, input: { fileName: 'a.wav', content: [RECORDING] } })
    const split = () => limited.as(user).voiceCover.split({ audioUrl: url, ...CONFIRMED })
    const { id } = await split()
    await makeCover.run({ ctx: limited, payload: { creationId: id }, signal: never })
    const done = await limited.as(user).voiceCover.getById({ id })
    expect(done).toMatchObject({ kind: 'split', status: 'completed', convertedAudioUrl: null })
    for (const part of ['vocals', 'instrumental']) {
      const key = await findAudio({ ctx, input: { kind: 'cover', id, file: part } })
      expect(await limited.storage.size(key), part).toBeGreaterThan(1000)
    }
    expect((await limited.as(user).auth.me())?.credits).toBe(20)
    expect((await limited.as(user).voiceCover.getUserCovers({ kind: 'split' })).items).toHaveLength(1)
    expect((await limited.as(user).voiceCover.getUserCovers()).items).toHaveLength(0)
    let last = id
    for (let more = 0; more < 9; more++) last = (await split()).id
    await expect(split()).rejects.toThrow(/too many|wait/i)
    // What failed counts like any other.
    await makeCover.giveUp({ ctx: world, payload: { creationId: last }, error: new Error('the link was slow') })
    await expect(limited.as(user).voiceCover.retry({ id: last })).rejects.toThrow(/too many|wait/i)
    await expect(
      findAudio({
        ctx: { ...limited, user: null, ip: '', language: null },
        input: { kind: 'cover', id, file: 'mp3' },
      }),
    ).rejects.toThrow()
  })
})
