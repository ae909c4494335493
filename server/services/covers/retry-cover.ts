import type { CoverId } from '#lib/schemas/cover.ts'
import type { MemberContext } from '#server/context.ts'
import { lookUpLink } from '#server/services/covers/source/look-up-link.ts'
import { retryCreation } from '#server/services/creations/retry-creation.ts'
import { findOwnCover } from './find-cover.ts'
import { countSplit } from './split-song.ts'

/** Queues a failed cover again, unless its link is refused now. */
export async function retryCover({ ctx, input }: { ctx: MemberContext; input: CoverId }): Promise<void> {
  const { kind, status, sourceUrl } = await findOwnCover(ctx, input.id)
  // Looked up before the charge: a link that is refused now would make the cover fail after it.
  if (status === 'failed' && sourceUrl) await lookUpLink({ ctx, input: { url: sourceUrl } })
  if (kind === 'split') await countSplit(ctx)
  await retryCreation({ ctx, input })
}
