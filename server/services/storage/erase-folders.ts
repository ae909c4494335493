import type { Services } from '#server/context.ts'
import { log } from '#server/log.ts'

const WATCHED_MS = 86_400_000
const BATCH_SIZE = 200

/**
 * Erases the folders of deleted accounts, creations and uploads. Each folder is erased again for a day, since a worker
 * that was making something for it may still have written, and died before it cleaned up. A folder that cannot be
 * erased does not hold up the others, and is tried again.
 */
export async function eraseFolders({ ctx }: { ctx: Services }): Promise<void> {
  const done = new Date(ctx.clock.now().getTime() - WATCHED_MS)
  let after = ''
  for (;;) {
    const rows = await ctx.db.erasure.findMany({
      where: { folder: { gt: after } },
      orderBy: { folder: 'asc' },
      take: BATCH_SIZE,
    })
    for (const { folder, since } of rows) {
      try {
        await ctx.storage.remove(folder)
        if (since < done) await ctx.db.erasure.deleteMany({ where: { folder } })
      } catch (error) {
        log.error('storage', error, { folder })
      }
    }
    const last = rows.at(-1)
    if (!last || rows.length < BATCH_SIZE) return
    after = last.folder
  }
}
