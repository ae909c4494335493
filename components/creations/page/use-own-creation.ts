'use client'
import { useRouter } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { ErrorFacts } from '#components/providers/trpc.tsx'
import { HISTORY_STALE_MS } from '#lib/catalog/limits.ts'

/**
 * An owner's song or cover is fetched again whenever its page is opened or looked at again, because another tab may
 * have changed it.
 */
export const OWN_CREATION_OPTIONS = { staleTime: HISTORY_STALE_MS, refetchOnMount: 'always' } as const

type OwnCreation<Creation> = {
  /** As the server drew it. */
  readonly drawn: Creation
  /** The query that uses `OWN_CREATION_OPTIONS`. */
  readonly query: { readonly data: Creation; readonly error: { readonly data?: ErrorFacts | null | undefined } | null }
  /** Stores a creation as that query's answer. */
  readonly know: (creation: Creation) => void
}

/**
 * The current state of an owner's song or cover. What the server has just drawn replaces earlier answers. If the
 * creation is gone, or now belongs to somebody else, the page is drawn again.
 */
export function useOwnCreation<Creation extends { readonly isOwner: boolean }>({
  drawn,
  query,
  know,
}: OwnCreation<Creation>): Creation {
  const router = useRouter()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each drawing
  useLayoutEffect(() => know(drawn), [drawn])
  const { data, error } = query
  const isLost = error?.data?.code === 'NOT_FOUND' || !data.isOwner
  const judged = useRef<Creation>(null)
  useEffect(() => {
    // Refresh only if this drawing was there before the loss: otherwise the new drawing already accounts for it, and a
    // second one could overtake a newer answer.
    if (isLost && judged.current === drawn) router.refresh()
    judged.current = drawn
  }, [isLost, drawn, router])
  return data
}
