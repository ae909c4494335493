import type { CreationKind } from '#lib/schemas/creation.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import type { CoverKind, JobStatus, Prisma } from '#server/db/generated/client.ts'

/** Storage folder of everything that was made for one row. */
export const folderOf = (kind: CreationKind, id: string): string => `${kind}s/${id}`

/** What a notification about a song or cover names it by. */
export const creationColumn = (kind: CreationKind, id: string) => (kind === 'song' ? { songId: id } : { coverId: id })

/** The columns that songs and covers have in common. */
export type CreationRow = {
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
type CreationTable = {
  updateMany(call: { where: CreationWhere; data: CreationData }): Promise<{ count: number }>
  updateManyAndReturn(call: { where: CreationWhere; data: CreationData }): Promise<CreationRow[]>
  findUnique(call: { where: { id: string } }): Promise<CreationRow | null>
  findMany(call: { where: CreationWhere; orderBy?: { id: 'asc' }; take?: number }): Promise<CreationRow[]>
  deleteMany(call: { where: CreationWhere }): Promise<{ count: number }>
}
/** What is told of a creation on its way, and means nothing once it ends or begins again. */
export const CLEARED: Readonly<Record<CreationKind, CreationData>> = {
  song: { stage: null, preview: null },
  cover: { stage: null },
}

type CreationWhere = Prisma.SongWhereInput | Prisma.CoverWhereInput
type CreationData = Prisma.SongUncheckedUpdateManyInput & Prisma.CoverUncheckedUpdateManyInput

export function creationTable(db: Database | Transaction, kind: CreationKind): CreationTable {
  return db[kind] as unknown as CreationTable
}
