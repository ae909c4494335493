import type { NotificationKind } from '#lib/schemas/notification.ts'
import type { Services } from '#server/context.ts'
import { DEFINITIONS } from '#server/services/creation-kinds/definitions.ts'
import { notify } from '#server/services/notifications/notify.ts'

type Ctx = Pick<Services, 'db' | 'clock'>

/** Takes a creation down. From now on only its owner, who is told why, can see it and get its files. */
export function withholdCreation({ ctx, input }: { ctx: Ctx; input: { id: string; reason: string } }) {
  const { id, reason } = input
  return change(ctx, id, { from: { not: 'withheld' }, to: 'withheld', note: 'withheld', params: { reason } })
}

/** Lets the owner share it again. It stays private until they do, since it may have been private before. */
export function releaseCreation({ ctx, input }: { ctx: Ctx; input: { id: string } }) {
  return change(ctx, input.id, { from: 'withheld', to: 'private', note: 'reinstated', params: {} })
}

type Change = {
  readonly from: 'withheld' | { not: 'withheld' }
  readonly to: 'withheld' | 'private'
  readonly note: NotificationKind
  readonly params: Record<string, string>
}

/**
 * Changes the visibility and notifies the owner, in one transaction. Gives the title; null when there was nothing to
 * change.
 */
function change(ctx: Ctx, id: string, { from, to, note, params }: Change): Promise<string | null> {
  return ctx.db.$transaction(async (tx) => {
    const where = { id, visibility: from }
    const [creation] = await tx.creation.updateManyAndReturn({ where, data: { visibility: to } })
    if (!creation) return null
    const { userId, kind, title } = creation
    const { page, completed } = DEFINITIONS[kind]
    await notify(tx, {
      userId,
      kind: note,
      params: { title, ...params },
      creationId: id,
      path: (page ?? completed.path)(id),
      idempotencyKey: `${note}:${id}:${ctx.clock.now().toISOString()}`,
    })
    return title
  })
}
