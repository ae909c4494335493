'use client'
import { useMeQuery } from '#components/account/use-me.ts'
import { trpc } from '#components/providers/trpc.tsx'
import { HISTORY_OPTIONS, historyInput, historyOf } from '#components/works/history.ts'

type HistoryOptions = { search?: string; refetchOnFocus: boolean }

/** The signed-in person's songs. */
export function useHistory({ search = '', refetchOnFocus }: HistoryOptions) {
  const person = useMeQuery()
  const query = trpc.music.getHistory.useInfiniteQuery(historyInput(search), {
    ...HISTORY_OPTIONS,
    enabled: Boolean(person.data),
    refetchOnWindowFocus: refetchOnFocus,
  })
  return historyOf(person, query)
}

export type History = ReturnType<typeof useHistory>
