import type { CoverHistory, CoverView } from '#lib/schemas/cover.ts'
import type { MemberContext } from '#server/context.ts'
import { creationsPage, cutPage } from '#server/services/creations/list-creations.ts'
import { withQueuePlaces } from '#server/services/creations/with-queue-places.ts'
import { coverRow, WITH_COVER } from './cover-row.ts'
import { coverView } from './cover-view.ts'

export type CoverPage = { readonly items: CoverView[]; readonly nextCursor: string | null }

/** A person's covers in the order that they wish, a page at a time; `search` looks in song titles and names of voices. */
export async function getUserCovers({ ctx, input }: { ctx: MemberContext; input: CoverHistory }): Promise<CoverPage> {
  const own = { kind: input.kind, userId: ctx.user.id }
  const found = await ctx.db.creation.findMany({ ...creationsPage({ ...own, ...input }), include: WITH_COVER })
  const { rows, nextCursor } = cutPage(found, input.limit)
  const views = rows.map((row) => coverView(coverRow(row)))
  return { items: await withQueuePlaces(ctx, own, views), nextCursor }
}
