import { CREATION_KINDS, type Failure } from '#lib/schemas/creation.ts'
import type { Services } from '#server/context.ts'
import { chargeKey } from '#server/services/creation-kinds/charge-key.ts'
import { DEFINITIONS, UNFINISHED } from '#server/services/creation-kinds/definitions.ts'
import { lockAccount, refundCredits } from '#server/services/credits/ledger.ts'
import { notify } from '#server/services/notifications/notify.ts'
import { NO_PROGRESS } from './claim-creation.ts'

type Failed = {
  readonly id: string
  /** Why it failed; the default failure of its kind unless stated. */
  readonly reason?: Failure
  readonly attempt?: number
  /** Whether it failed because of what its owner gave for it, such as a link. */
  readonly isRefused?: boolean
}

/**
 * Marks an unfinished creation as failed for good and refunds its credits, in one transaction. A second call does
 * nothing.
 */
export async function failCreation({ ctx, input }: { ctx: Services; input: Failed }): Promise<void> {
  const { id, reason, attempt, isRefused = false } = input
  await ctx.db.$transaction(async (tx) => {
    const found = await tx.creation.findUnique({ where: { id } })
    if (!found) return
    const { kind, userId } = found
    const { defaultFailure, failed } = DEFINITIONS[kind]
    await lockAccount(tx, userId)
    const [row] = await tx.creation.updateManyAndReturn({
      where: { id, ...UNFINISHED, ...(attempt === undefined ? {} : { attempt }) },
      data: { ...NO_PROGRESS, status: 'failed', failure: reason ?? defaultFailure },
    })
    if (!row) return
    const because = isRefused ? 'refused' : 'failed'
    const credits = await refundCredits(tx, { idempotencyKey: chargeKey(row), because }, ctx.clock.now())
    // An owner who has deleted it need not be notified.
    if (row.deletedAt) return
    await notify(tx, {
      userId,
      kind: failed.kind,
      params: { title: row.title, credits },
      path: failed.path(id),
      creationId: id,
      idempotencyKey: `${kind}:${id}:${row.run}:failed`,
    })
  })
}

const LOST_AFTER_MS = 6 * 3_600_000

/**
 * Fails creations that were queued long ago and whose job is lost, so that no spinner turns for ever. However long
 * others wait or are worked on, they are left alone: their job is still in the queue.
 */
export async function failLostCreations({ ctx }: { ctx: Services }): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - LOST_AFTER_MS)
  const where = { ...UNFINISHED, queuedAt: { lt: before } }
  const old = await ctx.db.creation.findMany({ where, select: { id: true, kind: true } })
  for (const kind of CREATION_KINDS) {
    const ids = old.filter((creation) => creation.kind === kind).map(({ id }) => id)
    const queued = await ctx.queue.unfinished(DEFINITIONS[kind].job, ids)
    for (const id of ids) if (!queued.has(id)) await failCreation({ ctx, input: { id } })
  }
}
