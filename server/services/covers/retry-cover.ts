import type { CoverId } from '#lib/schemas/cover.ts'
import type { MemberContext } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { lookUpLink } from '#server/services/covers/source/look-up-link.ts'
import { findSourceSong } from '#server/services/covers/source/source-of.ts'
import { retryCreation } from '#server/services/creations/retry-creation.ts'
import type { CoverRow } from './cover-row.ts'
import { findOwnCover } from './find-cover.ts'
import { countSplit } from './split-song.ts'

/** Queues a failed cover again, unless its voice is no longer offered, or its source is gone or refused now. */
export async function retryCover({ ctx, input }: { ctx: MemberContext; input: CoverId }): Promise<void> {
  const cover = await findOwnCover(ctx, input.id)
  const { kind, status } = cover
  if (status === 'failed') await refuseLost(ctx, cover)
  if (kind === 'split') await countSplit(ctx)
  await retryCreation({ ctx, input })
}

/** Throws before the charge what would make the cover fail after it. */
async function refuseLost(ctx: MemberContext, cover: CoverRow): Promise<void> {
  const { kind, voice, uploadId, songId, sourceUrl } = cover
  if (kind === 'cover' && (!voice || voice.revokedAt)) throw new AppError('voiceRevoked')
  // The database clears the id of an upload or a song that is deleted.
  if (!uploadId && !songId && !sourceUrl) throw new AppError('sourceGone')
  if (sourceUrl) await lookUpLink({ ctx, input: { url: sourceUrl } })
  if (songId) await findSourceSong(ctx, songId)
}
