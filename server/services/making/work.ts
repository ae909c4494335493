import type { Database, Transaction } from '#server/db/client.ts'
import type { Prisma } from '#server/db/generated/client.ts'

/** What is made by a worker. Both kinds wait, are claimed, end and are charged alike. */
export const WORK_KINDS = ['song', 'cover'] as const
export type WorkKind = (typeof WORK_KINDS)[number]

/** Storage folder of everything that was made for one row. */
export const folderOf = (kind: WorkKind, id: string): string => `${kind}s/${id}`

/** What a notification about a song or cover names it by. */
export const aboutWork = (kind: WorkKind, id: string) => (kind === 'song' ? { songId: id } : { coverId: id })

/** The columns that songs and covers have in common. */
export type WorkRow = {
  readonly id: string
  readonly userId: string
  readonly run: number
  readonly attempt: number
  readonly deletedAt: Date | null
}

/** The part of Prisma's table that both kinds share, over the columns that both have. */
type WorkTable = {
  updateMany(call: { where: WorkWhere; data: WorkData }): Promise<{ count: number }>
  updateManyAndReturn(call: { where: WorkWhere; data: WorkData }): Promise<WorkRow[]>
  findUnique(call: { where: { id: string } }): Promise<WorkRow | null>
  findMany(call: { where: WorkWhere; select: { id: true }; take?: number }): Promise<{ id: string }[]>
  deleteMany(call: { where: WorkWhere }): Promise<{ count: number }>
}
/** What is told of work on its way, and means nothing once it ends or begins again. */
export const UNTOLD: Readonly<Record<WorkKind, WorkData>> = {
  song: { stage: null, preview: null },
  cover: { stage: null },
}

type WorkWhere = Prisma.SongWhereInput & Prisma.CoverWhereInput
type WorkData = Prisma.SongUncheckedUpdateManyInput & Prisma.CoverUncheckedUpdateManyInput

export function workTable(db: Database | Transaction, kind: WorkKind): WorkTable {
  return db[kind] as unknown as WorkTable
}
