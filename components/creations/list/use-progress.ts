'use client'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { HISTORY_POLL_MS } from '#lib/catalog/limits.ts'
import type { CreationProgress } from '#lib/schemas/progress.ts'
import { isUnfinished } from './history.ts'

type Creation = Pick<CreationProgress, 'id' | 'status'> & { readonly mixing?: boolean }

type Following = {
  readonly creations: readonly Creation[] | undefined
  /** Updates each cached creation. */
  readonly change: (update: <One extends Creation>(creation: One) => One) => void
  /** Fetches the creations again. */
  readonly reload: (options: { cancelRefetch: false }) => unknown
  readonly everyMs?: number
}

/**
 * Keeps creations up to date while one of them is being made. It polls only the facts that change, and fetches the
 * creations themselves again once one has ended.
 */
export function useProgress({ creations, change, reload, everyMs = HISTORY_POLL_MS }: Following): void {
  const ids = (creations ?? []).filter(isBeingMade).map(({ id }) => id)
  const asked = ids.sort().slice(0, MOST).join(',')
  const { data, dataUpdatedAt } = useQuery({
    queryKey: ['progress', asked],
    queryFn: ({ signal }) => progressOf(asked, signal),
    enabled: asked !== '',
    refetchInterval: everyMs,
    refetchOnWindowFocus: false,
    retry: false,
    gcTime: 0,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (!data) return
    const known = new Map(data.map((creation) => [creation.id, creation]))
    const goesOn = (id: string) => isBeingMade(known.get(id) ?? { status: 'failed' })
    change((creation) =>
      isBeingMade(creation) && goesOn(creation.id) ? { ...creation, ...known.get(creation.id) } : creation,
    )
    if (!asked.split(',').every(goesOn)) void reload({ cancelRefetch: false })
  }, [dataUpdatedAt])
}

const isBeingMade = (creation: Pick<Creation, 'status' | 'mixing'>) =>
  isUnfinished(creation) || creation.mixing === true

/** The most ids in one poll. */
const MOST = 100

async function progressOf(ids: string, signal: AbortSignal): Promise<CreationProgress[]> {
  const answer = await fetch(`/api/progress?${new URLSearchParams({ ids })}`, { signal, cache: 'no-cache' })
  // Without a session no creation is found, so the creations are fetched again; that call opens the sign-in.
  if (answer.status === 401) return []
  if (!answer.ok) throw new Error(`Progress: ${answer.status}`)
  return await answer.json()
}
