import { randomUUID } from 'node:crypto'
import type { SongView } from '#lib/schemas/song.ts'
import type { MemberContext } from '#server/context.ts'
import type { Prisma } from '#server/db/generated/client.ts'
import { makeSongJob } from '#server/jobs/make-song.job.ts'
import { lockAccount } from '#server/services/credits/ledger.ts'
import { chargeWork } from '#server/services/making/charge-work.ts'
import { refuseOtherWish, requestHash } from '#server/services/making/request-hash.ts'
import { turnOf } from '#server/services/making/turn-of.ts'
import { songView } from './song-view.ts'

type Accepted = {
  /** What the caller sent: a wish, perhaps with an id. */
  readonly request: { readonly requestId?: string | undefined }
  readonly song: Omit<Prisma.SongUncheckedCreateInput, 'userId' | 'requestId' | 'requestHash' | 'model'>
}

/** Charges, stores and queues a song together or not at all; the same request, sent again with its id, gives the same song. */
export async function acceptSong({ ctx, input }: { ctx: MemberContext; input: Accepted }): Promise<SongView> {
  const { request, song: wanted } = input
  const { requestId = randomUUID() } = request
  const hash = requestHash(request)
  const { id: userId } = ctx.user
  const song = await ctx.db.$transaction(async (tx) => {
    const account = await lockAccount(tx, userId)
    const known = await tx.song.findUnique({ where: { userId_requestId: { userId, requestId } } })
    if (known) {
      refuseOtherWish(known, hash)
      return known
    }

    const created = await tx.song.create({
      data: { ...wanted, userId, requestId, requestHash: hash, model: ctx.model },
    })
    await chargeWork(tx, account, { kind: 'song', row: created, now: ctx.clock.now() })
    await ctx.queue.enqueue(makeSongJob, { songId: created.id }, { transaction: tx, turn: turnOf(account, created.id) })
    return created
  })
  return songView(song)
}
