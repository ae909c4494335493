import type { CoverId, CoverPageView } from '#lib/schemas/cover.ts'
import type { Context } from '#server/context.ts'
import { coverView } from './cover-view.ts'
import { findVisibleCover } from './find-cover.ts'

export async function getCover({ ctx, input }: { ctx: Context; input: CoverId }): Promise<CoverPageView> {
  const cover = await findVisibleCover(ctx, input.id)
  return { ...coverView(cover), creator: cover.user.name, isOwner: cover.userId === ctx.user?.id }
}
