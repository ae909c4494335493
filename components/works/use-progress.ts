'use client'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { HISTORY_POLL_MS } from '#lib/catalog/limits.ts'
import type { WorkProgress, WorksInProgress } from '#lib/schemas/progress.ts'
import { isUnfinished } from './history.ts'

type Work = Pick<WorkProgress, 'id' | 'status' | 'mixing'>

type Following = {
  readonly kind: WorksInProgress['kind']
  readonly works: readonly Work[] | undefined
  /** Changes what is known of each work. */
  readonly change: (update: <One extends Work>(work: One) => One) => void
  /** Asks for the works anew. */
  readonly reload: (options: { cancelRefetch: false }) => unknown
  readonly everyMs?: number
}

/**
 * Keeps works up to date while one of them is made: only what changes meanwhile is asked for, and the works themselves once one
 * has ended.
 */
export function useProgress({ kind, works, change, reload, everyMs = HISTORY_POLL_MS }: Following): void {
  const ids = (works ?? []).filter(isBeingMade).map(({ id }) => id)
  const asked = ids.sort().slice(0, MOST).join(',')
  const { data, dataUpdatedAt } = useQuery({
    queryKey: ['progress', kind, asked],
    queryFn: ({ signal }) => progressOf(kind, asked, signal),
    enabled: asked !== '',
    refetchInterval: everyMs,
    refetchOnWindowFocus: false,
    retry: false,
    gcTime: 0,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (!data) return
    const known = new Map(data.map((work) => [work.id, work]))
    const goesOn = (id: string) => isBeingMade(known.get(id) ?? { status: 'failed' })
    change((work) => (isBeingMade(work) && goesOn(work.id) ? { ...work, ...known.get(work.id) } : work))
    if (!asked.split(',').every(goesOn)) void reload({ cancelRefetch: false })
  }, [dataUpdatedAt])
}

const isBeingMade = (work: Pick<Work, 'status' | 'mixing'>) => isUnfinished(work) || work.mixing === true

/** Of one question. */
const MOST = 100

async function progressOf(kind: string, ids: string, signal: AbortSignal): Promise<WorkProgress[]> {
  const answer = await fetch(`/api/progress?${new URLSearchParams({ kind, ids })}`, { signal, cache: 'no-cache' })
  // The works are asked for then, which says what to do.
  if (answer.status === 401) return []
  if (!answer.ok) throw new Error(`Progress: ${answer.status}`)
  return await answer.json()
}
