import type { Services } from '#server/context.ts'
import { lockAccount, skipDeletedAccount } from '#server/services/credits/ledger.ts'
import { removeUploads } from '#server/services/storage/remove-uploads.ts'
import { UNNEEDED_UPLOAD } from '#server/services/storage/upload-folder.ts'

const STORED_MS = 86_400_000
const BATCH_SIZE = 200

/** Removes uploads that nothing needs after a day. */
export async function purgeUploads({ ctx }: { ctx: Services }): Promise<void> {
  const now = ctx.clock.now()
  const useless = { createdAt: { lt: new Date(now.getTime() - STORED_MS) }, ...UNNEEDED_UPLOAD }
  const select = { id: true, userId: true }
  for (;;) {
    const uploads = await ctx.db.upload.findMany({ where: useless, select, take: BATCH_SIZE })
    if (uploads.length === 0) return
    for (const [userId, theirs] of Map.groupBy(uploads, (upload) => upload.userId)) {
      const which = { id: { in: theirs.map(({ id }) => id) }, ...useless }
      const remove = ctx.db.$transaction(async (tx) => {
        await lockAccount(tx, userId)
        await removeUploads(tx, which, now)
      })
      await remove.catch(skipDeletedAccount)
    }
  }
}
