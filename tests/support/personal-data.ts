import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { PLAIN_VOICE } from '#lib/engine/sound.ts'
import type { SessionUser } from '#server/context.ts'
import { codeGuessesKey, codeMailsKey } from '#server/services/sign-in/code-allowance.ts'
import { storeCover, storeSong } from './stored-creations.ts'
import type { World } from './world.ts'

/** A table that names a person, or a creation of theirs, and the columns that it has, as Prisma's schema says. */
export type PersonalTable = {
  readonly model: string
  /** Which of its rows are a person's. */
  readonly where: (userId: string) => object
  readonly columns: readonly string[]
}

/** Every table that names a person. It is read from the schema, so that a new table is found here by itself. */
export function personalTables(): PersonalTable[] {
  const schema = readFileSync('prisma/schema.prisma', 'utf8')
  const models = [...schema.matchAll(/^model (\w+) \{\n(.*?)^\}/gms)].map(([, model = '', body = '']) => {
    const fields = [...body.matchAll(/^ {2}(\w+) +(\w+)(\[\]|\?)?(.*)$/gm)]
    return { model, fields: fields.map(([, name = '', type = '', many, rest = '']) => ({ name, type, many, rest })) }
  })
  const names = new Set(models.map(({ model }) => model))
  return models.flatMap(({ model, fields }) => {
    // Columns that the database generates from others hold no further data.
    const columns = fields
      .filter(({ type, rest }) => !names.has(type) && !rest.includes('dbgenerated()'))
      .map(({ name }) => name)
    const owner = fields.find(({ type, many }) => type === 'User' && many !== '[]')
    const person = model === 'User' ? 'id' : /fields: \[(\w+)\]/.exec(owner?.rest ?? '')?.[1]
    if (person) return [{ model, columns, where: (userId: string): object => ({ [person]: userId }) }]
    const isDetail = fields.some(({ type, rest }) => type === 'Creation' && rest.includes('fields: [id]'))
    return isDetail ? [{ model, columns, where: (userId: string): object => ({ creation: { userId } }) }] : []
  })
}

export const SECRETS = {
  tokenHash: 'the hash of a session token',
  codeHash: 'the hash of a code',
  browserHash: 'the hash of a browser’s secret',
} as const

/** Stores one of everything that can be stored of a person, with its files. Their song also waits in the queue. */
export async function personalDataOf(world: World, user: SessionUser) {
  const { db } = world
  const userId = user.id
  const now = world.clock.now()
  const write = async (folder: string, ...names: string[]) => {
    for (const name of names) await world.storage.write(`${folder}/${name}`, bytes(`${name} of ${folder}`))
    return folder
  }
  const tokenHash = `${SECRETS.tokenHash} ${userId}`
  await db.session.create({ data: { userId, tokenHash, expires: later(now) } })
  const google = { type: 'oauth', provider: 'google', providerAccountId: `at Google ${userId}` }
  await db.account.create({ data: { userId, ...google } })
  const code = {
    email: user.email,
    codeHash: SECRETS.codeHash,
    browserHash: SECRETS.browserHash,
    expiresAt: later(now),
  }
  await db.verificationCode.create({ data: code })
  await db.rateWindow.create({ data: { key: `music.generate:${userId}`, startedAt: now, count: 1 } })
  const codes = [codeMailsKey(user.email), codeGuessesKey(user.email), `code:guesses:${userId}`]
  await db.rateLog.createMany({ data: codes.map((key) => ({ key, calls: [now], lastAt: now })) })

  const waiting = await world.as(user).music.generate({
    prompt: '[Verse]\nA lamp',
    style: 'Pop',
    title: 'Waiting',
    ignored: ['plot'],
  })
  const made = { userId, seed: 1, status: 'completed', completedAt: now } as const
  const songId = randomUUID()
  const song = { title: 'Fähre: eins/zwei', style: 'Pop', model: 'Sketch', gender: 'f', instrumental: false }
  const files = await write(`songs/${songId}/1`, 'song.mp3', 'vocals.wav')
  await storeSong(db, { id: songId, requestId: randomUUID(), ...song, ...made, files })

  const voice = await db.voice.create({
    data: {
      slug: randomUUID(),
      name: 'Me',
      origin: 'own',
      ownerId: userId,
      category: 'Music',
      register: 'tenor',
      lowNote: 48,
      highNote: 67,
      model: { ...PLAIN_VOICE },
      rights: { consentText: '2026-11', consentAt: now },
    },
  })
  await db.favouriteVoice.create({ data: { userId, voiceId: voice.id } })
  await write(`own-voices/${voice.id}`, 'demo.mp3')

  const uploadId = randomUUID()
  const recording = { fileName: 'kitchen.wav', format: 'wav', bytes: 9, durationSec: 30, sha256: '0' }
  const file = `${await write(`uploads/${uploadId}`, 'source.wav')}/source.wav`
  await db.upload.create({ data: { id: uploadId, userId, ...recording, file } })

  const coverId = randomUUID()
  const coverFiles = await write(`covers/${coverId}/1`, 'cover.mp3', 'original.wav')
  const rights = { rightsAt: now, rightsText: '2026-11', uploadId, voiceId: voice.id, voiceName: 'Me' }
  await storeCover(db, { id: coverId, title: 'Ferry', ...made, ...rights, files: coverFiles })
  await db.notification.create({ data: { userId, kind: 'songCompleted', idempotencyKey: `test:${userId}` } })
  return { songId, waitingId: waiting.id, coverId, voiceId: voice.id, uploadId }
}

const bytes = (text: string) => new TextEncoder().encode(text)
const later = (date: Date) => new Date(date.getTime() + 86_400_000)
