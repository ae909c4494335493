import type { CoverId, CoverPageView } from '#lib/schemas/cover.ts'
import type { Context } from '#server/context.ts'
import { expiresAt } from '#server/services/creations/removal/retention.ts'
import { withQueuePlaces } from '#server/services/creations/with-queue-places.ts'
import { coverView } from './cover-view.ts'
import { findVisibleCover } from './find-cover.ts'

export async function getCover({ ctx, input }: { ctx: Context; input: CoverId }): Promise<CoverPageView> {
  const cover = await findVisibleCover(ctx, input.id)
  const isOwner = cover.userId === ctx.user?.id
  // Only its owner may see the page and the picture of a person's own voice.
  const hidden = cover.voice?.ownerId && !isOwner ? { voiceModelId: null, avatarUrl: null } : {}
  const end = isOwner ? await expiresAt(ctx, cover) : null
  const [view = coverView(cover)] = await withQueuePlaces(ctx, cover, [coverView(cover)])
  return { ...view, ...hidden, creator: cover.user.name, isOwner, expiresAt: end }
}
