import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { PlanId } from '#lib/catalog/plans.ts'
import { appRouter } from '#server/api/root.ts'
import type { SessionUser } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { openPayingWorld } from '../support/paying-world.ts'
import { storeCovers, storeSongs } from '../support/stored-creations.ts'

const world = openPayingWorld()
beforeAll(() => world.storage.write('uploads/none', new Uint8Array(9)))

/** The first five act on what is theirs; the last one is a Pro who acts on what is somebody else's. */
const ROLES = ['visitor', 'free', 'basic', 'standard', 'pro', 'other'] as const
type Role = (typeof ROLES)[number]

/** "ok", or the reason of the refusal; what is refused after the question of who asks is told from what is refused by it. */
type Answers = Readonly<Record<Role, string>>

type Row = {
  /** A procedure, perhaps with what is special about this call of it. */
  readonly call: string
  readonly input?: (things: Things) => object
  readonly answers: Answers
}

const all = (answer: string, but: Partial<Answers> = {}): Answers => ({
  visitor: answer,
  free: answer,
  basic: answer,
  standard: answer,
  pro: answer,
  other: answer,
  ...but,
})
const EVERYBODY = all('ok')
const MEMBERS = all('ok', { visitor: 'loginRequired' })
const owners = (missing: string, allowed = 'ok') => all(allowed, { visitor: 'loginRequired', other: missing })
const seers = (missing: string) => all('ok', { visitor: missing, other: missing })
/** Everybody who is signed in, but for plans that lack something. */
const lacking = (reason: string, ...tiers: Role[]) =>
  all('ok', { visitor: 'loginRequired', ...Object.fromEntries(tiers.map((tier) => [tier, reason])) })

const song =
  (id: keyof Things, more: object = {}) =>
  (things: Things) => ({ id: things[id], ...more })
const creations = ({ song }: Things) => ({ ids: [song] })
const LYRICS = { prompt: '[Verse]\nA lamp in the window', style: 'Pop' }
const RIGHTS = { rightsConfirmed: true }

const ROWS: readonly Row[] = [
  { call: 'auth.me', answers: EVERYBODY },
  { call: 'auth.options', answers: EVERYBODY },
  { call: 'auth.requestCode', input: () => ({ email: `${randomUUID()}@example.com` }), answers: EVERYBODY },
  { call: 'auth.signIn', input: () => ({ email: 'a@example.com', code: '000000' }), answers: all('codeElsewhere') },
  { call: 'auth.logout', answers: MEMBERS },
  { call: 'account.update', input: () => ({ name: 'Ada' }), answers: MEMBERS },
  { call: 'account.startExport', answers: MEMBERS },
  { call: 'account.storage', answers: MEMBERS },
  {
    call: 'account.delete',
    input: ({ email }) => ({ email }),
    answers: { ...owners('emailDiffers', 'planRenews'), free: 'ok' },
  },

  { call: 'music.model', answers: EVERYBODY },
  { call: 'music.getById', input: song('song'), answers: EVERYBODY },
  { call: 'music.getById of a private song', input: song('privateSong'), answers: seers('songNotFound') },
  { call: 'music.getById of an unfinished song', input: song('failedSong'), answers: seers('songNotFound') },
  { call: 'music.getPublished', input: () => ({}), answers: EVERYBODY },
  { call: 'music.getShelves', input: () => ({ kind: 'style' }), answers: EVERYBODY },
  { call: 'music.getHistory', answers: MEMBERS },
  { call: 'music.generate', input: () => LYRICS, answers: MEMBERS },
  {
    call: 'music.generate in private',
    input: () => ({ ...LYRICS, visibility: 'private' }),
    answers: lacking('privateNeedsPlan', 'free'),
  },
  {
    call: 'music.generate of eight minutes',
    input: () => ({ ...LYRICS, lengthSec: 480 }),
    answers: lacking('lengthTooLong', 'free', 'basic'),
  },
  {
    call: 'music.generate with long lyrics',
    input: () => ({ ...LYRICS, prompt: 'la '.repeat(1400) }),
    answers: lacking('lyricsTooLong', 'free', 'basic'),
  },
  { call: 'music.sungLines', input: song('song'), answers: EVERYBODY },
  { call: 'music.sungLines of a private song', input: song('privateSong'), answers: seers('songNotFound') },
  { call: 'music.reworkChoices', input: song('song'), answers: owners('songNotFound', 'notReworkable') },
  {
    call: 'music.rework',
    input: song('song', { change: { kind: 'tempo', tempoBpm: 120 } }),
    answers: owners('songNotFound', 'notReworkable'),
  },
  { call: 'music.keepBothTakes', input: song('song'), answers: owners('songNotFound') },
  { call: 'music.retry', input: song('failedSong'), answers: owners('songNotFound') },
  { call: 'music.getStems', input: song('song'), answers: owners('songNotFound') },
  {
    call: 'music.makeStems',
    input: song('song'),
    answers: { ...owners('songNotFound'), free: 'fileNeedsPlan', basic: 'fileNeedsPlan' },
  },
  { call: 'music.rename', input: song('song', { title: 'New' }), answers: owners('songNotFound') },
  { call: 'music.delete', input: song('song'), answers: owners('songNotFound') },
  { call: 'music.restore', input: song('deletedSong'), answers: owners('songNotFound') },
  { call: 'music.setVisibility', input: song('song', { visibility: 'public' }), answers: owners('songNotFound') },
  {
    call: 'music.setVisibility to private',
    input: song('song', { visibility: 'private' }),
    answers: { ...owners('songNotFound'), free: 'privateNeedsPlan' },
  },
  { call: 'music.readBrief', input: () => ({ description: 'A waltz about rain' }), answers: EVERYBODY },
  { call: 'music.readLyrics', input: () => ({ prompt: 'Party like it is 1999' }), answers: EVERYBODY },
  { call: 'music.getInspiration', answers: MEMBERS },
  { call: 'music.generateLyrics', input: () => ({ title: 'Rain' }), answers: MEMBERS },

  { call: 'library.delete', input: creations, answers: MEMBERS },
  { call: 'library.restore', input: creations, answers: MEMBERS },
  { call: 'library.clearFailed', input: () => ({ kind: 'song' }), answers: MEMBERS },
  { call: 'library.trash', input: () => ({}), answers: MEMBERS },
  { call: 'library.erase', input: creations, answers: MEMBERS },
  { call: 'library.emptyTrash', answers: MEMBERS },

  { call: 'notification.list', answers: MEMBERS },
  { call: 'notification.markRead', input: () => ({}), answers: MEMBERS },

  { call: 'payment.getSubscription', answers: MEMBERS },
  { call: 'payment.getCreditHistory', input: () => ({}), answers: MEMBERS },
  { call: 'payment.createSubscriptionCheckout', input: () => ({ planId: 'basic_yearly' }), answers: MEMBERS },
  { call: 'payment.createBillingPortal', answers: all('billingMissing', { visitor: 'loginRequired' }) },

  {
    call: 'upload.uploadAudio',
    input: () => ({ fileName: 'a.wav', fileData: btoa('no song'), contentType: 'audio/wav' }),
    answers: all('recordingUnreadable', { visitor: 'loginRequired' }),
  },

  { call: 'voiceCover.getVoices', input: () => ({}), answers: EVERYBODY },
  { call: 'voiceCover.getVoiceList', answers: EVERYBODY },
  { call: 'voiceCover.getLinkSupport', answers: EVERYBODY },
  { call: 'voiceCover.lookUpLink', input: () => ({ url: 'https://canto.example/song/1' }), answers: MEMBERS },
  { call: 'voiceCover.getVoiceById', input: song('voice'), answers: EVERYBODY },
  { call: 'voiceCover.getKeptVoices', answers: MEMBERS },
  { call: 'voiceCover.setFavourite', input: song('voice', { favourite: true }), answers: MEMBERS },
  {
    call: 'voiceCover.setFavourite of an own voice',
    input: song('ownVoice', { favourite: true }),
    answers: owners('voiceNotFound'),
  },
  { call: 'voiceCover.getVoiceById of an own voice', input: song('ownVoice'), answers: seers('voiceNotFound') },
  { call: 'voiceCover.getOwnVoices', answers: MEMBERS },
  {
    call: 'voiceCover.createOwnVoice',
    input: ({ upload }) => ({ name: 'Me', sentence: 'kettle', consentGiven: true, audioUrl: upload }),
    answers: owners('sourceGone'),
  },
  { call: 'voiceCover.renameOwnVoice', input: song('ownVoice', { name: 'Me' }), answers: owners('voiceNotFound') },
  { call: 'voiceCover.deleteOwnVoice', input: song('ownVoice'), answers: owners('voiceNotFound') },
  { call: 'voiceCover.getUserCovers', input: () => ({}), answers: MEMBERS },
  { call: 'voiceCover.getById', input: song('cover'), answers: EVERYBODY },
  { call: 'voiceCover.getById of a private cover', input: song('privateCover'), answers: seers('coverNotFound') },
  {
    call: 'voiceCover.create',
    input: ({ voice, upload }) => ({ voiceModelId: voice, audioUrl: upload, ...RIGHTS }),
    answers: owners('sourceGone'),
  },
  {
    call: 'voiceCover.create in private',
    input: ({ voice, upload }) => ({ voiceModelId: voice, audioUrl: upload, ...RIGHTS, visibility: 'private' }),
    answers: { ...owners('sourceGone'), free: 'privateNeedsPlan' },
  },
  {
    call: 'voiceCover.create in somebody’s own voice',
    input: ({ ownVoice, link }) => ({ voiceModelId: ownVoice, audioUrl: link, ...RIGHTS }),
    answers: owners('voiceNotFound'),
  },
  { call: 'voiceCover.split', input: ({ upload }) => ({ audioUrl: upload, ...RIGHTS }), answers: owners('sourceGone') },
  { call: 'voiceCover.retry', input: song('failedCover'), answers: owners('coverNotFound') },
  {
    call: 'voiceCover.setLevels',
    input: song('cover', { vocalDb: 1, backingDb: 0 }),
    answers: owners('coverNotFound'),
  },
  { call: 'voiceCover.rename', input: song('cover', { title: 'New' }), answers: owners('coverNotFound') },
  { call: 'voiceCover.delete', input: song('cover'), answers: owners('coverNotFound') },
  { call: 'voiceCover.restore', input: song('deletedCover'), answers: owners('coverNotFound') },
  {
    call: 'voiceCover.setVisibility',
    input: song('cover', { visibility: 'public' }),
    answers: owners('coverNotFound'),
  },
  {
    call: 'voiceCover.setVisibility to private',
    input: song('cover', { visibility: 'private' }),
    answers: { ...owners('coverNotFound'), free: 'privateNeedsPlan' },
  },
]

it('has a row for every procedure', () => {
  const named = new Set(ROWS.map(({ call }) => call.split(' ')[0]))
  expect([...named].sort()).toEqual(Object.keys(appRouter._def.procedures).sort())
})

describe.each(ROWS)('$call', ({ call, input, answers }) => {
  it.each(ROLES)('%s', async (role) => {
    const owner = await world.person({ planId: planOf(role), credits: 20 })
    const things = await thingsOf(owner)
    const caller =
      role === 'visitor' ? null : role === 'other' ? await world.person({ planId: 'pro_monthly', credits: 20 }) : owner
    const [router = '', procedure = ''] = call.split(' ')[0]?.split('.') ?? []
    const routers = world.as(caller) as unknown as Record<string, Record<string, (input?: object) => Promise<unknown>>>
    const answer = await routers[router]?.[procedure]?.(input?.(things)).then(
      () => 'ok',
      (error: { cause?: unknown }) => (error.cause instanceof AppError ? error.cause.reason : String(error)),
    )
    expect(answer).toBe(answers[role])
  })
})

function planOf(role: Role): PlanId {
  return role === 'basic' || role === 'standard' || role === 'pro' ? `${role}_monthly` : 'free'
}

type Things = Readonly<
  Record<
    | 'song'
    | 'deletedCover'
    | 'privateSong'
    | 'failedSong'
    | 'deletedSong'
    | 'cover'
    | 'privateCover'
    | 'failedCover'
    | 'voice'
    | 'ownVoice',
    string
  > & { upload: string; link: string; email: string }
>

/** One of everything that somebody can have. */
async function thingsOf({ id: userId, email }: SessionUser): Promise<Things> {
  const { db } = world
  const creation = { userId, title: 'Song', style: 'Pop', model: 'Sketch', gender: 'f', instrumental: false, seed: 1 }
  const aSong = { ...creation, status: 'completed', files: 'songs/none' } as const
  const voice = { ...VOICE, id: randomUUID(), slug: randomUUID() }
  const ownVoice = { ...voice, id: randomUUID(), slug: randomUUID(), origin: 'own', ownerId: userId } as const
  await db.voice.createMany({ data: [voice, ownVoice] })
  const right = { rightsAt: new Date(), rightsText: '2026-11' }
  const sung = { userId, voiceId: voice.id, title: 'Song', sourceUrl: 'https://example.com/a.mp3', seed: 1, ...right }
  const aCover = { ...sung, status: 'completed', files: 'covers/none' } as const
  const recording = { fileName: 'a.wav', format: 'wav', bytes: 9, durationSec: 30, sha256: '0', file: 'uploads/none' }
  const upload = await db.upload.create({ data: { userId, ...recording } })
  const states = [{}, { visibility: 'private' }, { status: 'failed', files: null }, { deletedAt: new Date() }] as const
  const songs = await storeSongs(
    db,
    states.map((state) => ({ ...aSong, ...state })),
  )
  const covers = await storeCovers(
    db,
    states.map((state) => ({ ...aCover, ...state })),
  )
  const [song = '', privateSong = '', failedSong = '', deletedSong = ''] = songs
  const [cover = '', privateCover = '', failedCover = '', deletedCover = ''] = covers
  return {
    ...{ song, privateSong, failedSong, deletedSong, cover, privateCover, failedCover, deletedCover },
    voice: voice.id,
    ownVoice: ownVoice.id,
    upload: `${world.siteUrl}/api/uploads/${upload.id}`,
    link: 'https://example.com/b.mp3',
    email,
  }
}

const VOICE = {
  origin: 'synthetic',
  name: 'Voice',
  category: 'Game',
  register: 'tenor',
  lowNote: 48,
  highNote: 67,
  rights: {},
  model: {},
} as const
