import { randomInt, randomUUID } from 'node:crypto'
import { RIGHTS_TEXT } from '#lib/catalog/limits.ts'
import type { CoverView } from '#lib/schemas/cover.ts'
import type { MemberContext } from '#server/context.ts'
import type { Prisma } from '#server/db/generated/client.ts'
import { makeCoverJob } from '#server/jobs/make-cover.job.ts'
import { lockAccount } from '#server/services/credits/ledger.ts'
import { chargeCreations } from '#server/services/generation/charge-creations.ts'
import { schedulingOf } from '#server/services/generation/job-scheduling.ts'
import { refuseOtherRequest, requestHash } from '#server/services/generation/request-hash.ts'
import { refuseWhenFull } from '#server/services/limits/refuse-when-full.ts'
import { refuseWords } from '#server/services/moderation/refuse-words.ts'
import { lockVoice } from '#server/services/voices/find-voice.ts'
import { coverView, WITH_VOICE } from './cover-view.ts'
import { originOf } from './source-of.ts'

type Accepted = {
  readonly audioUrl: string
  readonly songTitle?: string | undefined
  /** What the caller sent, perhaps with an id. */
  readonly request: { readonly requestId?: string | undefined }
  readonly cover: Pick<
    Prisma.CoverUncheckedCreateInput,
    'kind' | 'voiceId' | 'voiceName' | 'pitchChange' | 'visibility' | 'bytes'
  >
}

/**
 * Charges a cover, stores and queues it together or not at all, once its link is known to lead somewhere; the same request,
 * sent again with its id, gives the same cover.
 */
export async function acceptCover({ ctx, input }: { ctx: MemberContext; input: Accepted }): Promise<CoverView> {
  await refuseWhenFull({ ctx })
  const { request, songTitle, audioUrl, cover } = input
  const { requestId = randomUUID() } = request
  const hash = requestHash(request)
  const { id: userId } = ctx.user
  const wanted = { where: { userId_requestId: { userId, requestId } }, include: WITH_VOICE }
  const sentBefore = await ctx.db.cover.findUnique(wanted)
  if (sentBefore) {
    refuseOtherRequest(sentBefore, hash)
    return coverView(sentBefore)
  }
  const origin = await originOf({ ctx, input: { audioUrl } })
  if (songTitle) refuseWords({ title: songTitle })
  const row = await ctx.db.$transaction(async (tx) => {
    const account = await lockAccount(tx, userId)
    const known = await tx.cover.findUnique(wanted)
    if (known) {
      refuseOtherRequest(known, hash)
      return known
    }
    if (cover.voiceId) await lockVoice(tx, cover.voiceId)

    const now = ctx.clock.now()
    const created = await tx.cover.create({
      data: {
        ...cover,
        ...origin,
        ...(songTitle ? { songTitle } : {}),
        userId,
        requestId,
        requestHash: hash,
        seed: randomInt(2 ** 31),
        rightsAt: now,
        rightsText: RIGHTS_TEXT,
      },
      include: WITH_VOICE,
    })
    await chargeCreations(tx, account, { kind: 'cover', rows: [created], now })
    await ctx.queue.enqueue(
      makeCoverJob,
      { coverId: created.id },
      { transaction: tx, scheduling: schedulingOf(account, created.id) },
    )
    return created
  })
  return coverView(row)
}
