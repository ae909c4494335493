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
 * The same with the question's own state, for screens that have nothing else to show. A part of a page that is taken over late,
 * when another part has asked already, begins like the server, which knows nobody.
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
 * Runs an action for signed-in people at once, for others after they have signed in. Without a network nobody can sign in:
 * the action fails and says so.
 */
export function useRequireSignIn(): (action: () => void) => void {
  const me = useMe()
  return (action) => (me === null && navigator.onLine ? openSignIn(action) : action())
}
