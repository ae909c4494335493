'use client'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { HISTORY_POLL_MS } from '#lib/catalog/limits.ts'
import type { WorkProgress, WorksInProgress } from '#lib/schemas/progress.ts'
import { isUnfinished } from './history.ts'

type Work = Pick<WorkProgress, 'id' | 'status'>

type Following<Item> = {
  readonly kind: WorksInProgress['kind']
  readonly works: readonly Item[] | undefined
  /** Changes what is known of each work. */
  readonly change: (update: (work: Item) => Item) => void
  /** Asks for the works anew. */
  readonly reload: (options: { cancelRefetch: false }) => unknown
}

/** Keeps a list up to date while something on it is made: only what changes meanwhile is asked for, the list once a work has ended. */
export function useProgress<Item extends Work>({ kind, works, change, reload }: Following<Item>): void {
  const ids = (works ?? []).filter(isUnfinished).map(({ id }) => id)
  const asked = ids.sort().slice(0, MOST).join(',')
  const { data, dataUpdatedAt } = useQuery({
    queryKey: ['progress', kind, asked],
    queryFn: ({ signal }) => progressOf(kind, asked, signal),
    enabled: asked !== '',
    refetchInterval: HISTORY_POLL_MS,
    refetchOnWindowFocus: false,
    retry: false,
    gcTime: 0,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (!data) return
    const known = new Map(data.map((work) => [work.id, work]))
    const goesOn = (id: string) => isUnfinished(known.get(id) ?? { status: 'failed' })
    change((work) => (isUnfinished(work) && goesOn(work.id) ? { ...work, ...known.get(work.id) } : work))
    if (!asked.split(',').every(goesOn)) void reload({ cancelRefetch: false })
  }, [dataUpdatedAt])
}

/** Of one question. */
const MOST = 100

async function progressOf(kind: string, ids: string, signal: AbortSignal): Promise<WorkProgress[]> {
  const answer = await fetch(`/api/progress?${new URLSearchParams({ kind, ids })}`, { signal, cache: 'no-cache' })
  // The list is asked for then, which says what to do.
  if (answer.status === 401) return []
  if (!answer.ok) throw new Error(`Progress: ${answer.status}`)
  return await answer.json()
}
