import type { Sort } from '#lib/catalog/sorts.ts'
import { fold } from '#lib/i18n/fold.ts'
import type { CreationKind } from '#lib/schemas/creation.ts'
import { escapeLike } from '#server/db/escape-like.ts'
import type { Prisma } from '#server/db/generated/client.ts'

type Wanted = {
  readonly userId: string
  readonly kind: CreationKind
  readonly search?: string | undefined
  readonly sort: Sort
  readonly cursor?: string | undefined
  readonly limit: number
}

/** The query for a page of somebody's creations of a kind, and for the first creation of the next page. */
export function creationsPage({ userId, kind, search, sort, cursor, limit }: Wanted) {
  return {
    where: { userId, kind, deletedAt: null, ...matching(search) },
    orderBy: ORDERS[sort],
    take: limit + 1,
    ...(cursor ? { cursor: { id: cursor, userId } } : {}),
  } satisfies Prisma.CreationFindManyArgs
}

/** Cuts the result of that query to one page, and says where the next one begins. */
export function cutPage<Row extends { readonly id: string }>(found: readonly Row[], limit: number) {
  return { rows: found.slice(0, limit), nextCursor: found[limit]?.id ?? null }
}

/** The id decides between equal rows, so that their order is the same on every page. */
const ORDERS: Readonly<Record<Sort, Prisma.CreationOrderByWithRelationInput[]>> = {
  newest: [{ createdAt: 'desc' }, { id: 'desc' }],
  oldest: [{ createdAt: 'asc' }, { id: 'asc' }],
  title: [{ searchText: 'asc' }, { id: 'asc' }],
  longest: [{ durationSec: { sort: 'desc', nulls: 'last' } }, { id: 'desc' }],
}

/** Creations whose title or details contain a text. Both are compared as `fold` writes them. */
function matching(search: string | undefined): Prisma.CreationWhereInput {
  const wanted = fold(search ?? '')
  if (!wanted) return {}
  const found = { searchText: { contains: escapeLike(wanted) } }
  return { OR: [found, { song: found }, { cover: found }] }
}
