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
  const [id = ''] = await storeSongs(db, [columns])
  return await readSong(db, id)
}

/** The same for many at once; gives their ids. */
export async function storeSongs(db: Db, songs: readonly StoredSong[]): Promise<string[]> {
  const rows = songs.map((columns) => {
    const song = { style: 'Pop', model: 'test', gender: 'f', instrumental: false, ...columns }
    return parted({ kind: 'song', tags: tagsOf(song.style), ...song }, Prisma.SongScalarFieldEnum)
  })
  const ids = await storeShared(db, rows)
  const data = rows.map(({ own }, index) => ({ ...own, id: ids[index] }) as Prisma.SongCreateManyInput)
  await db.song.createMany({ data })
  return ids
}

/** Stores a cover or split that nobody has charged or queued. */
export async function storeCover(db: Db, columns: StoredCover): Promise<CoverRow> {
  const [id = ''] = await storeCovers(db, [columns])
  return await readCover(db, id)
}

/** The same for many at once; gives their ids. */
export async function storeCovers(db: Db, covers: readonly StoredCover[]): Promise<string[]> {
  const rows = covers.map((columns) =>
    parted({ kind: 'cover', rightsAt: new Date(), rightsText: '2026-11', ...columns }, Prisma.CoverScalarFieldEnum),
  )
  const ids = await storeShared(db, rows)
  const data = rows.map(({ own }, index) => ({ ...own, id: ids[index] }) as Prisma.CoverCreateManyInput)
  await db.cover.createMany({ data })
  return ids
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

/** Ids that the test does not give ascend, as the product's own do. Lists sort by id where two creations have the same time. */
async function storeShared(db: Db, rows: readonly { readonly shared: object }[]): Promise<string[]> {
  const data = rows.map(({ shared }) => ({ title: 'Untitled', seed: 1, requestId: randomUUID(), ...shared }))
  const select = { id: true }
  const stored = await db.creation.createManyAndReturn({ data: data as Prisma.CreationCreateManyInput[], select })
  return stored.map(({ id }) => id)
}

export async function readSong(db: Db, id: string): Promise<SongRow> {
  return songRow(await db.creation.findUniqueOrThrow({ where: { id }, include: WITH_SONG }))
}

export async function readCover(db: Db, id: string): Promise<CoverRow> {
  return coverRow(await db.creation.findUniqueOrThrow({ where: { id }, include: WITH_COVER }))
}
