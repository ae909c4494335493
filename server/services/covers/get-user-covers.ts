import type { CoverHistory, CoverView } from '#lib/schemas/cover.ts'
import type { MemberContext } from '#server/context.ts'
import type { Prisma } from '#server/db/generated/client.ts'
import { matching, ORDERS } from '#server/services/generation/list-query.ts'
import { withQueuePlaces } from '#server/services/generation/with-queue-places.ts'
import { coverView, WITH_VOICE } from './cover-view.ts'

export type CoverPage = { readonly items: CoverView[]; readonly nextCursor: string | null }

/** A person's covers in the order that they wish, a page at a time; `search` looks in song titles and names of voices. */
export async function getUserCovers({ ctx, input }: { ctx: MemberContext; input: CoverHistory }): Promise<CoverPage> {
  const where: Prisma.CoverWhereInput = {
    userId: ctx.user.id,
    kind: input.kind,
    deletedAt: null,
    ...matching(input.search),
  }
  const covers = await ctx.db.cover.findMany({
    where,
    include: WITH_VOICE,
    orderBy: ORDERS[input.sort],
    take: input.limit + 1,
    ...(input.cursor ? { cursor: { id: input.cursor, userId: ctx.user.id } } : {}),
  })
  const next = covers.length > input.limit ? covers[input.limit] : undefined
  const items = await withQueuePlaces(
    ctx,
    { kind: 'cover', userId: ctx.user.id },
    covers.slice(0, input.limit).map(coverView),
  )
  return { items, nextCursor: next?.id ?? null }
}
