import { randomInt } from 'node:crypto'
import { RIGHTS_TEXT } from '#lib/catalog/limits.ts'
import type { CoverView } from '#lib/schemas/cover.ts'
import type { MemberContext } from '#server/context.ts'
import type { Prisma } from '#server/db/generated/client.ts'
import { lockOrigin, originOf } from '#server/services/covers/source/source-of.ts'
import { acceptCreations, findByRequest, requestKey } from '#server/services/creations/accept-creations.ts'
import { refuseWhenFull } from '#server/services/limits/refuse-when-full.ts'
import { refuseWords } from '#server/services/moderation/refuse-words.ts'
import { lockVoice } from '#server/services/voices/find-voice.ts'
import { coverRow, WITH_COVER } from './cover-row.ts'
import { coverView } from './cover-view.ts'

type Accepted = {
  readonly kind: 'cover' | 'split'
  readonly audioUrl: string
  readonly songTitle?: string | undefined
  /** What the caller sent, perhaps with an id. */
  readonly request: { readonly requestId?: string | undefined }
  readonly creation: Pick<Prisma.CreationUncheckedCreateInput, 'visibility' | 'publicSince' | 'bytes'>
  readonly cover: Pick<Prisma.CoverUncheckedCreateInput, 'voiceId' | 'voiceName' | 'pitchChange'>
}

/**
 * Looks up the link of a cover, then stores, charges and queues the cover in one transaction. The same request, sent
 * again with its id, gives the same cover.
 */
export async function acceptCover({ ctx, input }: { ctx: MemberContext; input: Accepted }): Promise<CoverView> {
  await refuseWhenFull({ ctx })
  const { kind, request, songTitle, audioUrl, creation, cover } = input
  const key = requestKey(ctx, kind, request)
  const sentBefore = await findByRequest(ctx.db, key)
  if (sentBefore) return await viewOf(ctx, sentBefore.id)
  const { songTitle: found, ...origin } = await originOf({ ctx, input: { audioUrl } })
  if (songTitle) refuseWords({ title: songTitle })
  const id = await acceptCreations(ctx, key, async (tx) => {
    if (cover.voiceId) await lockVoice(tx, cover.voiceId)
    await lockOrigin(tx, origin)
    const details = { ...cover, ...origin, rightsAt: ctx.clock.now(), rightsText: RIGHTS_TEXT }
    const about = { ...creation, title: songTitle || found, seed: randomInt(2 ** 31) }
    return [await tx.creation.create({ data: { ...key, ...about, cover: { create: details } } })]
  })
  return await viewOf(ctx, id)
}

async function viewOf({ db }: MemberContext, id: string): Promise<CoverView> {
  return coverView(coverRow(await db.creation.findUniqueOrThrow({ where: { id }, include: WITH_COVER })))
}
