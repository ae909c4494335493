import type { CoverId } from '#lib/schemas/cover.ts'
import type { MemberContext } from '#server/context.ts'
import { lookUpLink } from '#server/services/covers/source/look-up-link.ts'
import { findSourceSong } from '#server/services/covers/source/source-of.ts'
import { retryCreation } from '#server/services/creations/retry-creation.ts'
import { findOwnCover } from './find-cover.ts'
import { countSplit } from './split-song.ts'

/** Queues a failed cover again, unless its link or its song is refused now. */
export async function retryCover({ ctx, input }: { ctx: MemberContext; input: CoverId }): Promise<void> {
  const { kind, status, sourceUrl, songId } = await findOwnCover(ctx, input.id)
  // Looked up before the charge: a source that is refused now would make the cover fail after it.
  if (status === 'failed' && sourceUrl) await lookUpLink({ ctx, input: { url: sourceUrl } })
  if (status === 'failed' && songId) await findSourceSong(ctx, songId)
  if (kind === 'split') await countSplit(ctx)
  await retryCreation({ ctx, input })
}
