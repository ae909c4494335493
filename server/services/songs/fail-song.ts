import type { Services } from '#server/context.ts'
import type { ErrorReason } from '#server/errors.ts'
import { lockAccount, refundCredits } from '#server/services/credits/ledger.ts'
import { notify } from '#server/services/notifications/notify.ts'
import { chargeReference } from './charge-reference.ts'

/** Marks an unfinished song as failed for good and gives its credits back, in one transaction. Twice does nothing more. */
export async function failSong(call: {
  ctx: Services
  input: { songId: string; reason: ErrorReason; attempt?: number }
}): Promise<void> {
  const { songId, reason, attempt } = call.input
  await call.ctx.db.$transaction(async (tx) => {
    const owner = await tx.song.findUnique({ where: { id: songId }, select: { userId: true } })
    if (!owner) return
    await lockAccount(tx, owner.userId)
    const [song] = await tx.song.updateManyAndReturn({
      where: {
        id: songId,
        status: { in: ['pending', 'processing'] },
        ...(attempt === undefined ? {} : { attempt }),
      },
      data: { status: 'failed', failure: reason, stage: null, preview: null },
    })
    if (!song) return
    const credits = await refundCredits(tx, chargeReference(song))
    await notify(tx, {
      userId: song.userId,
      kind: 'songFailed',
      params: { title: song.title, credits },
      path: '/songs',
      reference: `song:${song.id}:${song.run}:failed`,
    })
  })
}
