import { keepPreviousData } from '@tanstack/react-query'
import { HISTORY_STALE_MS } from '#lib/catalog/limits.ts'
import type { Sort } from '#lib/catalog/sorts.ts'
import type { SongView } from '#lib/schemas/song.ts'

const PAGE = 30

export function isUnfinished({ status }: Pick<SongView, 'status'>): boolean {
  return status === 'pending' || status === 'processing'
}

type Page<Item> = { readonly items: readonly Item[]; readonly nextCursor: string | null }

/** Query options of every list of a person's creations, page after page. */
export const HISTORY_OPTIONS = {
  getNextPageParam: ({ nextCursor }: Page<unknown>) => nextCursor,
  staleTime: HISTORY_STALE_MS,
  placeholderData: keepPreviousData,
}

/** The input of every such query. */
export function historyInput(search: string, sort: Sort = 'newest') {
  return { limit: PAGE, sort, ...(search ? { search } : {}) }
}

type Asked = { readonly isError: boolean; readonly refetch: () => Promise<unknown> }
type Pages<Item> = Asked & { readonly data: { readonly pages: readonly Page<Item>[] } | undefined }

/** Combines the person and the list's query into what lists show. */
export function historyOf<Item, Query extends Pages<Item>, Person extends Asked & { readonly data: unknown }>(
  person: Person,
  query: Query & Pages<Item>,
) {
  // Another part of the page may have fetched the list already. Its items are shown only once the person is known,
  // since only then is it known whose they are.
  const items = person.data ? query.data?.pages.flatMap((page) => page.items) : undefined
  return {
    me: person.data as Person['data'],
    query,
    items,
    /** There is nothing to show, and nothing is on its way. */
    failed: !items && (person.isError || query.isError),
    reload: () => void (person.isError ? person : query).refetch(),
  }
}

type KnownPages<Item, Cursor> = { pages: { items: Item[]; nextCursor: string | null }[]; pageParams: Cursor[] }

/** The known pages of a list, with each item changed. */
export function changedPages<Item, Cursor>(
  known: KnownPages<Item, Cursor>,
  change: (item: Item) => Item,
): KnownPages<Item, Cursor> {
  return { ...known, pages: known.pages.map((page) => ({ ...page, items: page.items.map(change) })) }
}
