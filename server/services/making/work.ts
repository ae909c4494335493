import type { WorkKind } from '#lib/schemas/work.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import type { CoverKind, JobStatus, Prisma } from '#server/db/generated/client.ts'

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
  readonly status: JobStatus
  readonly completedAt: Date | null
  /** Of covers. */
  readonly kind?: CoverKind
}

/** The part of Prisma's table that both kinds share, over the columns that both have. */
type WorkTable = {
  updateMany(call: { where: WorkWhere; data: WorkData }): Promise<{ count: number }>
  updateManyAndReturn(call: { where: WorkWhere; data: WorkData }): Promise<WorkRow[]>
  findUnique(call: { where: { id: string } }): Promise<WorkRow | null>
  findMany(call: { where: WorkWhere; orderBy?: { id: 'asc' }; take?: number }): Promise<WorkRow[]>
  deleteMany(call: { where: WorkWhere }): Promise<{ count: number }>
}
/** What is told of work on its way, and means nothing once it ends or begins again. */
export const UNTOLD: Readonly<Record<WorkKind, WorkData>> = {
  song: { stage: null, preview: null },
  cover: { stage: null },
}

type WorkWhere = Prisma.SongWhereInput | Prisma.CoverWhereInput
type WorkData = Prisma.SongUncheckedUpdateManyInput & Prisma.CoverUncheckedUpdateManyInput

export function workTable(db: Database | Transaction, kind: WorkKind): WorkTable {
  return db[kind] as unknown as WorkTable
}
