import type { CreationKind, Failure } from '#lib/schemas/creation.ts'
import type { NotificationKind } from '#lib/schemas/notification.ts'
import type { Services } from '#server/context.ts'
import type { Transaction } from '#server/db/client.ts'
import { lockAccount, refundCredits } from '#server/services/credits/ledger.ts'
import { notify } from '#server/services/notifications/notify.ts'
import { chargeReference } from './charge-reference.ts'
import { CLEARED, creationColumn, creationTable } from './creation-table.ts'

type Failed = {
  readonly kind: CreationKind
  readonly id: string
  readonly reason: Failure
  readonly attempt?: number
  /** Whether it is for what its owner gave that it cannot be made. */
  readonly isRefused?: boolean
}

/** Marks an unfinished creation as failed for good and gives its credits back, in one transaction. Twice does nothing more. */
export async function failCreation({ ctx, input }: { ctx: Services; input: Failed }): Promise<void> {
  const { kind, id, reason, attempt, isRefused = false } = input
  await ctx.db.$transaction(async (tx) => {
    const table = creationTable(tx, kind)
    const owner = await table.findUnique({ where: { id } })
    if (!owner) return
    await lockAccount(tx, owner.userId)
    const [row] = await table.updateManyAndReturn({
      where: { id, status: { in: ['pending', 'processing'] }, ...(attempt === undefined ? {} : { attempt }) },
      data: { ...CLEARED[kind], status: 'failed', failure: reason },
    })
    if (!row) return
    const because = isRefused ? 'refused' : 'failed'
    const credits = await refundCredits(tx, { reference: chargeReference(kind, row), because }, ctx.clock.now())
    // Whoever deleted it waits for nothing.
    if (row.deletedAt) return
    const { note, title, path } = await newsOf[kind](tx, id)
    const reference = `${kind}:${id}:${row.run}:failed`
    await notify(tx, {
      userId: row.userId,
      kind: note,
      params: { title, credits },
      path,
      reference,
      ...creationColumn(kind, id),
    })
  })
}

type News = { readonly note: NotificationKind; readonly title: string; readonly path: string }

const newsOf: Record<CreationKind, (tx: Transaction, id: string) => Promise<News>> = {
  async song(tx, id) {
    const { title } = await tx.song.findUniqueOrThrow({ where: { id } })
    return { note: 'songFailed', title, path: '/songs' }
  },
  async cover(tx, id) {
    const { songTitle, kind } = await tx.cover.findUniqueOrThrow({ where: { id } })
    const title = songTitle ?? ''
    return kind === 'split'
      ? { note: 'splitFailed', title, path: '/vocal-remover' }
      : { note: 'coverFailed', title, path: '/songs?tab=ai-cover' }
  },
}
