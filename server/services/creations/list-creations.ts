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

/** The question for a page of somebody's creations of a kind, and for the first one of the page after it. */
export function creationsPage({ userId, kind, search, sort, cursor, limit }: Wanted) {
  return {
    where: { userId, kind, deletedAt: null, ...matching(search) },
    orderBy: ORDERS[sort],
    take: limit + 1,
    ...(cursor ? { cursor: { id: cursor, userId } } : {}),
  } satisfies Prisma.CreationFindManyArgs
}

/** The page of what that question found, and where the next one begins. */
export function cutPage<Row extends { readonly id: string }>(found: readonly Row[], limit: number) {
  return { rows: found.slice(0, limit), nextCursor: found[limit]?.id ?? null }
}

/** The same in every page of a list: what is equal is told apart by its id. */
const ORDERS: Readonly<Record<Sort, Prisma.CreationOrderByWithRelationInput[]>> = {
  newest: [{ createdAt: 'desc' }, { id: 'desc' }],
  oldest: [{ createdAt: 'asc' }, { id: 'asc' }],
  title: [{ searchText: 'asc' }, { id: 'asc' }],
  longest: [{ durationSec: { sort: 'desc', nulls: 'last' } }, { id: 'desc' }],
}

/** Creations whose title or details a text stands in, however it is written there. */
function matching(search: string | undefined): Prisma.CreationWhereInput {
  const wanted = fold(search ?? '')
  if (!wanted) return {}
  const found = { searchText: { contains: escapeLike(wanted) } }
  return { OR: [found, { song: found }, { cover: found }] }
}
