import type { Services } from '#server/context.ts'

const DAY_MS = 86_400_000
const UNUSED_KEPT_MS = DAY_MS
const USED_KEPT_MS = 30 * DAY_MS
const AT_ONCE = 200

/**
 * Removes uploads that no cover was made of for a day, and those whose covers have all been deleted after 30 days:
 * files first, so that a crash in between leaves no file behind.
 */
export async function purgeUploads({ ctx }: { ctx: Services }): Promise<void> {
  const now = ctx.clock.now().getTime()
  const useless = {
    OR: [
      { createdAt: { lt: new Date(now - UNUSED_KEPT_MS) }, covers: { none: {} } },
      { createdAt: { lt: new Date(now - USED_KEPT_MS) }, covers: { none: { deletedAt: null } } },
    ],
  }
  for (;;) {
    const uploads = await ctx.db.upload.findMany({ where: useless, select: { id: true }, take: AT_ONCE })
    if (uploads.length === 0) return
    for (const { id } of uploads) {
      await ctx.storage.remove(`uploads/${id}`)
      await ctx.db.upload.deleteMany({ where: { id } })
    }
  }
}
