import type { Transaction } from '#server/db/client.ts'
import type { Prisma } from '#server/db/generated/client.ts'
import { leaveFolders } from './leave-folders.ts'
import { uploadFolder } from './upload-folder.ts'

/**
 * Deletes the rows of some uploads at once, and leaves their folders to the clean-up. The caller holds the lock on their
 * owner's account, so that no cover is accepted meanwhile that is made from one of them.
 */
export async function removeUploads(tx: Transaction, which: Prisma.UploadWhereInput, now: Date): Promise<void> {
  const ids = (await tx.upload.findMany({ where: which, select: { id: true } })).map(({ id }) => id)
  await leaveFolders(tx, ids.map(uploadFolder), now)
  await tx.upload.deleteMany({ where: { id: { in: ids } } })
}
