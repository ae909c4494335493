'use client'
import { useRouter } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { ErrorFacts } from '#components/providers/trpc.tsx'
import { HISTORY_STALE_MS } from '#lib/catalog/limits.ts'

/** One's own song or cover is fetched anew whenever its page is opened or looked at again: another tab may have changed it. */
export const OWN_CREATION_OPTIONS = { staleTime: HISTORY_STALE_MS, refetchOnMount: 'always' } as const

type OwnCreation<Creation> = {
  /** As the server drew it. */
  readonly drawn: Creation
  /** The question that `OWN_CREATION_OPTIONS` are for. */
  readonly query: { readonly data: Creation; readonly error: { readonly data?: ErrorFacts | null | undefined } | null }
  /** Makes it what that question has been answered with. */
  readonly know: (creation: Creation) => void
}

/**
 * What is known of one's own song or cover. What the server has just drawn counts more than earlier answers; a page of
 * what is gone, or somebody else's by now, it draws anew.
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
    // What was lost before this drawing is no longer: drawn again, the answer could overtake a newer one.
    if (isLost && judged.current === drawn) router.refresh()
    judged.current = drawn
  }, [isLost, drawn, router])
  return data
}
