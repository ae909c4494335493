import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { localStorage } from '#server/adapters/storage/local/local-storage.ts'
import type { SessionUser } from '#server/context.ts'
import { takeUpload } from '#server/http/upload.ts'
import { StorageFullError } from '#server/ports/storage.ts'
import { storeCover, storeSong } from '../support/stored-creations.ts'
import { openWorld } from '../support/world.ts'

const world = openWorld()
const MB = 2 ** 20
const words = { prompt: '[Chorus]\nCarry me over the river', style: 'Pop' }

/** Calls in the name of somebody, on a disk with so much space. */
function on(user: SessionUser, { freeMb }: { freeMb: number }) {
  const freeBytes = async () => freeMb * MB
  const storage = localStorage(world.folder, { floorBytes: 512 * MB, freeBytes })
  return { storage, api: world.as(user, { storage }) }
}

const below = { freeMb: 511 }
const enough = { freeMb: 600 }

it('takes in nothing new below the floor, says so, and charges nothing', async () => {
  const user = await world.person({ planId: 'basic_monthly', credits: 50 })
  const link = { audioUrl: 'https://example.com/a.mp3', rightsConfirmed: true } as const
  const failed = async (kind: 'song' | 'cover') => {
    const row = { userId: user.id, requestId: randomUUID(), seed: 1, status: 'failed' as const }
    const song = { ...row, title: 'T', style: 'Pop', model: 'Sketch', gender: 'f', instrumental: false }
    const cover = {
      ...row,
      kind: 'split' as const,
      title: 'T',
      rightsAt: new Date(),
      rightsText: 'mine',
      sourceUrl: link.audioUrl,
    }
    const { id } = await (kind === 'song' ? storeSong(world.db, song) : storeCover(world.db, cover))
    return id
  }
  const [songId, coverId] = [await failed('song'), await failed('cover')]
  const { api, storage } = on(user, below)
  const calls = [
    () => api.music.generate(words),
    () => api.music.rework({ id: songId, change: { kind: 'singer', singer: 'wren' } }),
    () => api.music.retry({ id: songId }),
    () => api.voiceCover.split(link),
    () => api.voiceCover.retry({ id: coverId }),
  ]
  const before = await world.db.creditEntry.count({ where: { userId: user.id } })
  for (const call of calls) await expect(call(), String(call)).rejects.toThrow(/^There is no room left to store songs/)
  const upload = new Request('http://x/api/upload', { method: 'POST', body: 'a recording' })
  const facts = { user, ip: '203.0.113.7', language: null }
  const answer = await takeUpload(upload, { ...world, ...facts, storage })
  expect([answer.status, await answer.json()]).toMatchObject([503, { reason: 'storageFull' }])
  expect(answer.headers.get('retry-after')).toBe('5')
  expect(await world.db.creditEntry.count({ where: { userId: user.id } })).toBe(before)

  expect(await on(user, enough).api.music.generate(words)).toMatchObject({ status: 'pending' })
})

it('lets work that is under way go on below the floor, but not into what the database needs', async () => {
  const user = await world.person()
  await on(user, { freeMb: 200 }).storage.write('songs/a/1/song.mp3', new Uint8Array(MB))
  const { storage } = on(user, { freeMb: 65 })
  await expect(storage.write('songs/a/2/song.mp3', new Uint8Array(2 * MB))).rejects.toThrow(StorageFullError)
  await storage.write('songs/a/2/song.mp3', new Uint8Array(MB / 2))
})

it('looks at the disk once a second at most, however many ask', async () => {
  let checks = 0
  const folder = await mkdtemp(join(tmpdir(), 'canto-space-'))
  const freeBytes = async () => ++checks * MB
  const storage = localStorage(folder, { freeBytes })
  await Promise.all(Array.from({ length: 100 }, () => storage.space()))
  expect(checks).toBe(1)
  await rm(folder, { recursive: true })
})

it('calls a database that has no room full, not broken', async () => {
  const user = await world.person()
  const full = Object.assign(new Error('could not extend file'), { code: '53100' })
  const db = new Proxy(world.db, {
    get: (target, name) => (name === '$transaction' ? () => Promise.reject(full) : Reflect.get(target, name)),
  })
  await expect(world.as(user, { db, log: () => {} }).music.generate(words)).rejects.toThrow(/^There is no room left/)
})
