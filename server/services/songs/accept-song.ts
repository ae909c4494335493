import { randomUUID } from 'node:crypto'
import type { SongView } from '#lib/schemas/song.ts'
import type { MemberContext } from '#server/context.ts'
import type { Prisma } from '#server/db/generated/client.ts'
import { makeSongJob } from '#server/jobs/make-song.job.ts'
import { lockAccount } from '#server/services/credits/ledger.ts'
import { chargeWork } from '#server/services/making/charge-work.ts'
import { turnOf } from '#server/services/making/turn-of.ts'
import { songView } from './song-view.ts'

type Accepted = {
  readonly requestId: string | undefined
  readonly song: Omit<Prisma.SongUncheckedCreateInput, 'userId' | 'requestId' | 'model'>
}

/** Charges, stores and queues a song together or not at all; the same request id gives the same song. */
export async function acceptSong({ ctx, input }: { ctx: MemberContext; input: Accepted }): Promise<SongView> {
  const { requestId = randomUUID() } = input
  const { id: userId } = ctx.user
  const song = await ctx.db.$transaction(async (tx) => {
    const account = await lockAccount(tx, userId)
    const known = await tx.song.findUnique({ where: { userId_requestId: { userId, requestId } } })
    if (known) return known

    const created = await tx.song.create({ data: { ...input.song, userId, requestId, model: ctx.model } })
    await chargeWork(tx, account, { kind: 'song', row: created, now: ctx.clock.now() })
    await ctx.queue.enqueue(makeSongJob, { songId: created.id }, { transaction: tx, turn: turnOf(account, created.id) })
    return created
  })
  return songView(song)
}
