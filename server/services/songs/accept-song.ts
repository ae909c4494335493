import { randomUUID } from 'node:crypto'
import type { SongView } from '#lib/schemas/song.ts'
import type { MemberContext } from '#server/context.ts'
import type { Prisma, Song } from '#server/db/generated/client.ts'
import { makeSongJob } from '#server/jobs/make-song.job.ts'
import { lockAccount } from '#server/services/credits/ledger.ts'
import { chargeCreations } from '#server/services/generation/charge-creations.ts'
import { songSchedulingOf } from '#server/services/generation/job-scheduling.ts'
import { refuseOtherRequest, requestHash } from '#server/services/generation/request-hash.ts'
import { songView } from './song-view.ts'
import { takeOf, WITH_TAKES } from './takes.ts'

type Wanted = Omit<Prisma.SongUncheckedCreateInput, 'userId' | 'requestId' | 'requestHash' | 'model' | 'takeOfId'>

type Accepted = {
  /** What the caller sent, perhaps with an id. */
  readonly request: { readonly requestId?: string | undefined }
  /** One song, or the two takes that one press makes. */
  readonly songs: readonly [Wanted, ...Wanted[]]
}

/**
 * Charges, stores and queues songs together or not at all; the same request, sent again with its id, gives the same song. Of
 * two takes it gives the first, which has the request's id.
 */
export async function acceptSong({ ctx, input }: { ctx: MemberContext; input: Accepted }): Promise<SongView> {
  const { request, songs } = input
  const { requestId = randomUUID() } = request
  const hash = requestHash(request)
  const { id: userId } = ctx.user
  const song = await ctx.db.$transaction(async (tx) => {
    const account = await lockAccount(tx, userId)
    const where = { userId_requestId: { userId, requestId } }
    const known = await tx.song.findUnique({ where, include: WITH_TAKES })
    if (known) {
      refuseOtherRequest(known, hash)
      return known
    }

    const rows: Song[] = []
    for (const wanted of songs) {
      const [first] = rows
      const press = first ? { requestId: randomUUID(), takeOfId: first.id } : { requestId, requestHash: hash }
      rows.push(await tx.song.create({ data: { ...wanted, ...press, userId, model: ctx.model } }))
    }
    const [first, ...others] = rows as [Song, ...Song[]]
    await chargeCreations(tx, account, { kind: 'song', rows: [first, ...others], now: ctx.clock.now() })
    for (const { id } of rows)
      await ctx.queue.enqueue(
        makeSongJob,
        { songId: id },
        { transaction: tx, scheduling: songSchedulingOf(account, id) },
      )
    return { ...first, takeOf: null, secondTake: others[0] ?? null }
  })
  return songView(song, takeOf(song))
}
