'use client'
import { useRouter } from 'next/navigation'
import { useEffect, useLayoutEffect } from 'react'
import { HISTORY_STALE_MS } from '#lib/catalog/limits.ts'

/** The page of one's own song or cover is asked for anew whenever it is opened or looked at again: another tab may have changed it. */
export const OWN_WORK_OPTIONS = { staleTime: HISTORY_STALE_MS, refetchOnMount: 'always' } as const

type OwnWork<Work> = {
  readonly known: Work
  /** As the server drew it. */
  readonly drawn: Work
  /** Makes it what is known. */
  readonly know: (work: Work) => void
  /** What the server answered to the last question, if that was a refusal. */
  readonly refusal: { readonly data?: { readonly code: string } | null | undefined } | null
}

/** Keeps a page at what the server says: what it has just drawn counts before what was known, and what is somebody else's from now on, or gone, is drawn anew. */
export function useOwnWork<Work extends { readonly isOwner: boolean }>({
  drawn,
  known,
  know,
  refusal,
}: OwnWork<Work>): void {
  const router = useRouter()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each drawing
  useLayoutEffect(() => know(drawn), [drawn])
  const isLost = refusal?.data?.code === 'NOT_FOUND' || !known.isOwner
  useEffect(() => {
    if (isLost) router.refresh()
  }, [isLost, router])
}
