import { keepPreviousData } from '@tanstack/react-query'
import { HISTORY_STALE_MS } from '#lib/catalog/limits.ts'
import type { Sort } from '#lib/catalog/sorts.ts'
import type { SongView } from '#lib/schemas/song.ts'

const PAGE = 30

export function isUnfinished({ status }: Pick<SongView, 'status'>): boolean {
  return status === 'pending' || status === 'processing'
}

type Page<Item> = { readonly items: readonly Item[]; readonly nextCursor: string | null }

/** How every list of what a person made is asked for: page after page. */
export const HISTORY_OPTIONS = {
  getNextPageParam: ({ nextCursor }: Page<unknown>) => nextCursor,
  staleTime: HISTORY_STALE_MS,
  placeholderData: keepPreviousData,
}

/** What every such list is asked for. */
export function historyInput(search: string, sort: Sort = 'newest') {
  return { limit: PAGE, sort, ...(search ? { search } : {}) }
}

type Asked = { readonly isError: boolean; readonly refetch: () => Promise<unknown> }
type Pages<Item> = Asked & { readonly data: { readonly pages: readonly Page<Item>[] } | undefined }

/** A person and the answer to their question, as lists show them. */
export function historyOf<Item, Query extends Pages<Item>, Person extends Asked & { readonly data: unknown }>(
  person: Person,
  query: Query & Pages<Item>,
) {
  // Another part of the page may have asked already; whose they are is known here only once the person is.
  const items = person.data ? query.data?.pages.flatMap((page) => page.items) : undefined
  return {
    me: person.data as Person['data'],
    query,
    items,
    /** Nothing is there to show, and nothing is on its way. */
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
