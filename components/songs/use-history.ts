'use client'
import { keepPreviousData } from '@tanstack/react-query'
import { useMeQuery } from '#components/account/use-me.ts'
import { trpc } from '#components/providers/trpc.tsx'
import { HISTORY_POLL_MS, HISTORY_STALE_MS } from '#lib/catalog/limits.ts'
import type { SongView } from '#lib/schemas/song.ts'

const PAGE = 30

export function isUnfinished({ status }: Pick<SongView, 'status'>): boolean {
  return status === 'pending' || status === 'processing'
}

type HistoryOptions = { search?: string; refetchOnFocus: boolean }

/** The signed-in person's songs, page after page; asked again every 5 s while one of them is being made. */
export function useHistory({ search = '', refetchOnFocus }: HistoryOptions) {
  const person = useMeQuery()
  const me = person.data
  const query = trpc.music.getHistory.useInfiniteQuery(
    { limit: PAGE, ...(search ? { search } : {}) },
    {
      enabled: Boolean(me),
      getNextPageParam: (page) => page.nextCursor,
      staleTime: HISTORY_STALE_MS,
      refetchOnWindowFocus: refetchOnFocus,
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) =>
        state.data?.pages.some((page) => page.items.some(isUnfinished)) ? HISTORY_POLL_MS : false,
    },
  )
  const songs = query.data?.pages.flatMap((page) => page.items)
  return {
    me,
    query,
    songs,
    /** Nothing is there to show, and nothing is on its way. */
    failed: !songs && (person.isError || query.isError),
    reload: () => void (person.isError ? person : query).refetch(),
  }
}

export type History = ReturnType<typeof useHistory>
