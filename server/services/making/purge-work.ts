import type { Services } from '#server/context.ts'
import { folderOf, WORK_KINDS, workTable } from './work.ts'

const KEPT_MS = 86_400_000
const AT_ONCE = 200

/** Removes what was deleted more than a day ago: files first, so that a crash in between leaves no file behind. */
export async function purgeWork({ ctx }: { ctx: Services }): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - KEPT_MS)
  const deleted = { deletedAt: { lt: before } }
  for (const kind of WORK_KINDS) {
    const table = workTable(ctx.db, kind)
    for (;;) {
      const rows = await table.findMany({ where: deleted, select: { id: true }, take: AT_ONCE })
      if (rows.length === 0) break
      for (const { id } of rows) {
        await ctx.storage.remove(folderOf(kind, id))
        await table.deleteMany({ where: { id, ...deleted } })
      }
    }
  }
}
