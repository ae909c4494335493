import type { Services } from '#server/context.ts'
import { UNNEEDED_UPLOAD, uploadFolder } from '#server/services/storage/upload-folder.ts'

const STORED_MS = 86_400_000
const BATCH_SIZE = 200

/** Removes uploads that nothing needs after a day: files first, so that a crash in between leaves no file behind. */
export async function purgeUploads({ ctx }: { ctx: Services }): Promise<void> {
  const useless = { createdAt: { lt: new Date(ctx.clock.now().getTime() - STORED_MS) }, ...UNNEEDED_UPLOAD }
  for (;;) {
    const uploads = await ctx.db.upload.findMany({ where: useless, select: { id: true }, take: BATCH_SIZE })
    if (uploads.length === 0) return
    for (const { id } of uploads) {
      await ctx.storage.remove(uploadFolder(id))
      await ctx.db.upload.deleteMany({ where: { id } })
    }
  }
}
