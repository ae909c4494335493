'use client'
import { useEffect } from 'react'
import { openSignIn } from '#components/providers/sign-in-gate.ts'
import { trpc } from '#components/providers/trpc.tsx'
import { useIsHydrated } from '#components/ui/use-is-hydrated.ts'
import { SESSION_STALE_MS } from '#lib/catalog/limits.ts'
import type { Me } from '#lib/schemas/account.ts'
import { cacheUser, clearCachedUser } from './cached-user.ts'

/** The signed-in person; null when signed out, undefined until known. */
export function useMe(): Me | null | undefined {
  return useMeQuery().data
}

/**
 * The same with the query's state, for screens that have nothing else to show. A part that is hydrated late, when
 * another part has already fetched the person, starts without a person: so did the server when it drew the part.
 */
export function useMeQuery() {
  const isHydrated = useIsHydrated()
  const query = trpc.auth.me.useQuery(undefined, {
    staleTime: SESSION_STALE_MS,
    retry: false,
    refetchOnWindowFocus: false,
  })
  const { data } = query
  useEffect(() => {
    if (data) cacheUser({ name: data.name, tier: data.tier })
    if (data === null) clearCachedUser()
  }, [data])
  return isHydrated ? query : { ...query, ...UNKNOWN }
}

const UNKNOWN = { data: undefined, isPending: true, isError: false }

/**
 * Runs an action at once for people who are signed in; others sign in first. Without a network nobody can sign in, so
 * the action runs, fails and says so.
 */
export function useRequireSignIn(): (action: () => void) => void {
  const me = useMe()
  return (action) => (me === null && navigator.onLine ? openSignIn(action) : action())
}
