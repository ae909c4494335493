import type { Services } from '#server/context.ts'

const KEPT_MS = 86_400_000
const AT_ONCE = 200

/** Removes songs that were deleted more than a day ago: files first, so that a crash in between leaves no file behind. */
export async function purgeSongs({ ctx }: { ctx: Services }): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - KEPT_MS)
  const deleted = { deletedAt: { lt: before } }
  for (;;) {
    const songs = await ctx.db.song.findMany({ where: deleted, select: { id: true }, take: AT_ONCE })
    if (songs.length === 0) return
    for (const { id } of songs) {
      await ctx.storage.remove(`songs/${id}`)
      await ctx.db.song.deleteMany({ where: { id, ...deleted } })
    }
  }
}
