import { randomUUID } from 'node:crypto'
import { tagsOf } from '#lib/catalog/tags.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { Prisma } from '#server/db/generated/client.ts'
import { type CoverRow, coverRow, WITH_COVER } from '#server/services/covers/cover-row.ts'
import { type SongRow, songRow, WITH_SONG } from '#server/services/songs/song-row.ts'

type Db = Database | Transaction
type Shared = Partial<Omit<Prisma.CreationUncheckedCreateInput, 'kind'>> & { readonly userId: string }
/** A song as a test wants it stored: columns of both tables, most of them left to what is usual. */
export type StoredSong = Shared & Partial<Omit<Prisma.SongUncheckedCreateInput, 'id'>>
export type StoredCover = Shared &
  Partial<Omit<Prisma.CoverUncheckedCreateInput, 'id'>> & { readonly kind?: 'cover' | 'split' }

/** Stores a song that nobody has charged or queued. */
export async function storeSong(db: Db, columns: StoredSong): Promise<SongRow> {
  const song = { style: 'Pop', model: 'test', gender: 'f', instrumental: false, ...columns }
  const { own, shared } = parted(song, Prisma.SongScalarFieldEnum)
  return readSong(db, await stored(db, { kind: 'song', tags: tagsOf(song.style), ...shared, song: { create: own } }))
}

/** Stores a cover or split that nobody has charged or queued. */
export async function storeCover(db: Db, columns: StoredCover): Promise<CoverRow> {
  const cover = { kind: 'cover', rightsAt: new Date(), rightsText: '2026-11', ...columns }
  const { own, shared } = parted(cover, Prisma.CoverScalarFieldEnum)
  return readCover(db, await stored(db, { ...shared, cover: { create: own } }))
}

/** The columns of a table of details, and all others. */
function parted(columns: object, details: object) {
  const isOwn = ([name]: [string, unknown]) => name !== 'id' && Object.hasOwn(details, name)
  const entries = Object.entries(columns)
  return {
    own: Object.fromEntries(entries.filter(isOwn)),
    shared: Object.fromEntries(entries.filter((entry) => !isOwn(entry))),
  }
}

async function stored(db: Db, columns: object): Promise<string> {
  const data = { title: 'Untitled', seed: 1, requestId: randomUUID(), ...columns }
  const { id } = await db.creation.create({ data: data as unknown as Prisma.CreationUncheckedCreateInput })
  return id
}

export async function readSong(db: Db, id: string): Promise<SongRow> {
  return songRow(await db.creation.findUniqueOrThrow({ where: { id }, include: WITH_SONG }))
}

export async function readCover(db: Db, id: string): Promise<CoverRow> {
  return coverRow(await db.creation.findUniqueOrThrow({ where: { id }, include: WITH_COVER }))
}
