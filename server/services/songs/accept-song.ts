import { randomUUID } from 'node:crypto'
import { PLANS, SONG_COST, type Tier } from '#lib/catalog/plans.ts'
import type { SongView } from '#lib/schemas/song.ts'
import type { MemberContext } from '#server/context.ts'
import type { Prisma } from '#server/db/generated/client.ts'
import { makeSongJob } from '#server/jobs/make-song.job.ts'
import { lockAccount, spendCredits, topUpFree } from '#server/services/credits/ledger.ts'
import { chargeReference } from '#server/services/making/charge-reference.ts'
import { songView } from './song-view.ts'

type Accepted = {
  readonly tier: Tier
  readonly requestId: string | undefined
  readonly song: Omit<Prisma.SongUncheckedCreateInput, 'userId' | 'requestId' | 'model'>
}

/** Charges, stores and queues a song together or not at all; the same request id gives the same song. */
export async function acceptSong({ ctx, input }: { ctx: MemberContext; input: Accepted }): Promise<SongView> {
  const { tier, requestId = randomUUID() } = input
  const { id: userId } = ctx.user
  const song = await ctx.db.$transaction(async (tx) => {
    const account = await lockAccount(tx, userId)
    const known = await tx.song.findUnique({ where: { userId_requestId: { userId, requestId } } })
    if (known) return known

    const created = await tx.song.create({ data: { ...input.song, userId, requestId, model: ctx.model } })
    const funded = await topUpFree(tx, account, tier, ctx.clock.now())
    await spendCredits(tx, funded, { kind: 'song', amount: SONG_COST, reference: chargeReference('song', created) })
    const priority = PLANS[tier].queuePriority
    await ctx.queue.enqueue(makeSongJob, { songId: created.id }, { transaction: tx, priority })
    return created
  })
  return songView(song)
}
