'use client'
import { trpc } from '#components/providers/trpc.tsx'
import { useMeQuery } from '#components/session/use-me.ts'
import type { Sort } from '#lib/catalog/sorts.ts'
import type { CoverKind } from '#lib/schemas/cover.ts'
import { changedPages, HISTORY_OPTIONS, historyInput, historyOf } from './history.ts'
import { useProgress } from './use-progress.ts'

/** The signed-in person's covers, or the songs they had taken apart. */
export function useCovers({ kind, search = '', sort }: { kind: CoverKind; search?: string; sort?: Sort }) {
  const person = useMeQuery()
  const input = { kind, ...historyInput(search, sort) }
  const query = trpc.voiceCover.getUserCovers.useInfiniteQuery(input, {
    ...HISTORY_OPTIONS,
    enabled: Boolean(person.data),
    refetchOnWindowFocus: false,
  })
  const history = historyOf(person, query)
  const { voiceCover } = trpc.useUtils()
  useProgress({
    creations: history.items,
    change: (update) =>
      voiceCover.getUserCovers.setInfiniteData(input, (known) => known && changedPages(known, update)),
    reload: query.refetch,
  })
  return history
}
