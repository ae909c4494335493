import { CREATION_KINDS, type CreationKind, type Failure } from '#lib/schemas/creation.ts'
import type { Services } from '#server/context.ts'
import { creationTable } from './creation-table.ts'
import { failCreation } from './fail-creation.ts'

const LOST_AFTER_MS = 6 * 3_600_000
const REASON: Record<CreationKind, Failure> = { song: 'renderFailed', cover: 'coverFailed' }

/** Fails what has waited so long that its job must be lost, so that no spinner turns for ever. */
export async function failLostCreations({ ctx }: { ctx: Services }): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - LOST_AFTER_MS)
  for (const kind of CREATION_KINDS) {
    const lost = await creationTable(ctx.db, kind).findMany({
      where: { status: { in: ['pending', 'processing'] }, queuedAt: { lt: before } },
    })
    for (const { id } of lost) await failCreation({ ctx, input: { kind, id, reason: REASON[kind] } })
  }
}
