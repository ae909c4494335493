import { CREATION_KINDS, type CreationKind } from '#lib/schemas/creation.ts'
import type { NotificationKind } from '#lib/schemas/notification.ts'
import type { Services } from '#server/context.ts'
import type { Transaction } from '#server/db/client.ts'
import { creationColumn, creationTable } from '#server/services/generation/creation-table.ts'
import { notify } from '#server/services/notifications/notify.ts'

type Ctx = Pick<Services, 'db' | 'clock'>

/** Takes a song or cover down: it and its files are its owner's alone from now on, who is told why. */
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

/** The title of the song or cover, in one transaction with the note to its owner; null where nothing is to change. */
function change(ctx: Ctx, id: string, { from, to, note, params }: Change): Promise<string | null> {
  return ctx.db.$transaction(async (tx) => {
    for (const kind of CREATION_KINDS) {
      const where = { id, visibility: from }
      const [row] = await creationTable(tx, kind).updateManyAndReturn({ where, data: { visibility: to } })
      if (!row) continue
      const { title, path } = await aboutOf[kind](tx, id)
      const reference = `${note}:${id}:${ctx.clock.now().toISOString()}`
      await notify(tx, {
        userId: row.userId,
        kind: note,
        params: { title, ...params },
        path,
        reference,
        ...creationColumn(kind, id),
      })
      return title
    }
    return null
  })
}

const aboutOf: Record<CreationKind, (tx: Transaction, id: string) => Promise<{ title: string; path: string }>> = {
  async song(tx, id) {
    const { title } = await tx.song.findUniqueOrThrow({ where: { id } })
    return { title, path: `/song/${id}` }
  },
  async cover(tx, id) {
    const { songTitle, voiceName } = await tx.cover.findUniqueOrThrow({ where: { id } })
    return { title: songTitle ?? voiceName, path: `/voice-cover/${id}` }
  },
}
