'use client'
import { useMeQuery } from '#components/account/use-me.ts'
import { trpc } from '#components/providers/trpc.tsx'
import { HISTORY_OPTIONS, historyInput, historyOf } from '#components/works/history.ts'
import type { CoverKind } from '#lib/schemas/cover.ts'

/** The signed-in person's covers, or the songs they had taken apart. */
export function useCovers({ kind, search = '' }: { kind: CoverKind; search?: string }) {
  const person = useMeQuery()
  const query = trpc.voiceCover.getUserCovers.useInfiniteQuery(
    { kind, ...historyInput(search) },
    { ...HISTORY_OPTIONS, enabled: Boolean(person.data), refetchOnWindowFocus: false },
  )
  return historyOf(person, query)
}
