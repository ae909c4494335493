import type { NotificationKind } from '#lib/schemas/notification.ts'
import type { Services } from '#server/context.ts'
import { DEFINITIONS } from '#server/services/creation-kinds/definitions.ts'
import { notify } from '#server/services/notifications/notify.ts'

type Ctx = Pick<Services, 'db' | 'clock'>

/** Takes a creation down: it and its files are its owner's alone from now on, who is told why. */
export function withholdCreation({ ctx, input }: { ctx: Ctx; input: { id: string; reason: string } }) {
  const { id, reason } = input
  return change(ctx, id, { from: { not: 'withheld' }, to: 'withheld', note: 'withheld', params: { reason } })
}

/** Lets its owner share it again. It stays private until they do: it may have been before. */
export function releaseCreation({ ctx, input }: { ctx: Ctx; input: { id: string } }) {
  return change(ctx, input.id, { from: 'withheld', to: 'private', note: 'reinstated', params: {} })
}

type Change = {
  readonly from: 'withheld' | { not: 'withheld' }
  readonly to: 'withheld' | 'private'
  readonly note: NotificationKind
  readonly params: Record<string, string>
}

/** The title of what is changed, in one transaction with the note to its owner; null where nothing is to change. */
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
