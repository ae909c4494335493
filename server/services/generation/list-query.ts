import type { Sort } from '#lib/catalog/sorts.ts'
import { fold } from '#lib/i18n/fold.ts'
import { escapeLike } from '#server/db/escape-like.ts'
import type { Prisma } from '#server/db/generated/client.ts'

type Order = Prisma.SongOrderByWithRelationInput & Prisma.CoverOrderByWithRelationInput

/** The same in every page of a list: what is equal is told apart by its id. */
export const ORDERS: Readonly<Record<Sort, Order[]>> = {
  newest: [{ createdAt: 'desc' }, { id: 'desc' }],
  oldest: [{ createdAt: 'asc' }, { id: 'asc' }],
  title: [{ searchText: 'asc' }, { id: 'asc' }],
  longest: [{ durationSec: { sort: 'desc', nulls: 'last' } }, { id: 'desc' }],
}

/** Songs or covers in which something stands, however it is written there. */
export function matching(search: string | undefined): { searchText?: { contains: string } } {
  const wanted = fold(search ?? '')
  return wanted ? { searchText: { contains: escapeLike(wanted) } } : {}
}
