import { type Failure, WORK_KINDS, type WorkKind } from '#lib/schemas/work.ts'
import type { Services } from '#server/context.ts'
import { failWork } from './fail-work.ts'
import { workTable } from './work.ts'

const LOST_AFTER_MS = 6 * 3_600_000
const REASON: Record<WorkKind, Failure> = { song: 'renderFailed', cover: 'coverFailed' }

/** Fails what has waited so long that its job must be lost, so that no spinner turns for ever. */
export async function giveUpLostWork({ ctx }: { ctx: Services }): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - LOST_AFTER_MS)
  for (const kind of WORK_KINDS) {
    const lost = await workTable(ctx.db, kind).findMany({
      where: { status: { in: ['pending', 'processing'] }, queuedAt: { lt: before } },
    })
    for (const { id } of lost) await failWork({ ctx, input: { kind, id, reason: REASON[kind] } })
  }
}
