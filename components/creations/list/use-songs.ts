'use client'
import { trpc } from '#components/providers/trpc.tsx'
import { useMeQuery } from '#components/session/use-me.ts'
import type { Sort } from '#lib/catalog/sorts.ts'
import { changedPages, HISTORY_OPTIONS, historyInput, historyOf } from './history.ts'
import { useProgress } from './use-progress.ts'

type SongsOptions = { search?: string; sort?: Sort; refetchOnFocus: boolean }

/** The signed-in person's songs. */
export function useSongs({ search = '', sort, refetchOnFocus }: SongsOptions) {
  const person = useMeQuery()
  const input = historyInput(search, sort)
  const query = trpc.music.getHistory.useInfiniteQuery(input, {
    ...HISTORY_OPTIONS,
    enabled: Boolean(person.data),
    refetchOnWindowFocus: refetchOnFocus,
  })
  const history = historyOf(person, query)
  const { music } = trpc.useUtils()
  useProgress({
    creations: history.items,
    change: (update) => music.getHistory.setInfiniteData(input, (known) => known && changedPages(known, update)),
    reload: query.refetch,
  })
  return history
}

export type SongList = ReturnType<typeof useSongs>
