import { refusalBy } from '#lib/catalog/entitlements.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import type { Prisma } from '#server/db/generated/client.ts'
import { folderOf, UNCHARGED_KINDS } from '#server/services/creation-kinds/definitions.ts'
import type { Account } from '#server/services/credits/ledger.ts'
import { refuseByPlan } from '#server/services/plans/refuse-by-plan.ts'
import { leaveFolders } from './leave-folders.ts'
import { removeUploads } from './remove-uploads.ts'
import { UNNEEDED_UPLOAD } from './upload-folder.ts'

/** How long an upload that nothing is made of is kept in any case, since a form may still use it. */
const UPLOAD_RESTS_MS = 3_600_000

const UNCHARGED = { kind: { in: UNCHARGED_KINDS } }

/** Bytes of somebody's uploads and vocal splits. Songs and covers do not count: credits bound them. */
export async function storageUsed(db: Database | Transaction, userId: string): Promise<number> {
  return await bytesOf(db, userId, { deletedAt: null })
}

/**
 * Throws storageUsed when an upload or split that the transaction has just stored exceeds the room of its owner's plan.
 * Before that it makes room: splits that they deleted and uploads that nothing needs any more are removed. The caller
 * holds the lock on the account.
 */
export async function refuseOverQuota(tx: Transaction, { userId, plan }: Account, now: Date): Promise<void> {
  const refusal = (bytes: number) => refusalBy.storage(plan.tier, bytes)
  if (!refusal(await bytesOf(tx, userId, {}))) return
  await removeDisposable(tx, userId, now)
  refuseByPlan({ storage: refusal(await bytesOf(tx, userId, {})) })
}

async function bytesOf(db: Database | Transaction, userId: string, which: Prisma.CreationWhereInput): Promise<number> {
  const [splits, uploads] = await Promise.all([
    db.creation.aggregate({
      where: { userId, ...UNCHARGED, status: { not: 'failed' }, ...which },
      _sum: { bytes: true },
    }),
    db.upload.aggregate({ where: { userId }, _sum: { bytes: true } }),
  ])
  return (splits._sum.bytes ?? 0) + (uploads._sum.bytes ?? 0)
}

/** Deletes the rows at once. The next clean-up erases their folders. */
async function removeDisposable(tx: Transaction, userId: string, now: Date): Promise<void> {
  const splits = { userId, ...UNCHARGED, deletedAt: { not: null } }
  const uploads = { userId, createdAt: { lt: new Date(now.getTime() - UPLOAD_RESTS_MS) }, ...UNNEEDED_UPLOAD }
  const removed = await tx.creation.findMany({ where: splits, select: { id: true, kind: true } })
  await leaveFolders(tx, removed.map(folderOf), now)
  await tx.creation.deleteMany({ where: splits })
  await removeUploads(tx, uploads, now)
}
