'use client'
import { matchQuery, type Query, type QueryClient } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import { trpc } from '#components/providers/trpc.tsx'
import type { AppRouter } from '#server/api/root.ts'

/** Routes that this module leaves alone. `auth.me` says who a person is; the code that signs in or out sets it. */
type Elsewhere = 'auth' | 'upload'

/**
 * Routes whose answers may differ from person to person. The type makes sure that no part of the server is left out.
 */
const USER_ROUTES = {
  account: trpc.account,
  library: trpc.library,
  music: trpc.music,
  notification: trpc.notification,
  payment: trpc.payment,
  voiceCover: trpc.voiceCover,
} satisfies Record<Exclude<keyof AppRouter['_def']['record'], Elsewhere>, Parameters<typeof getQueryKey>[0]>

/** Queries among them with the same answer for everybody. */
const PUBLIC_ROUTES = [
  trpc.music.getPublished,
  trpc.music.model,
  trpc.voiceCover.getLinkSupport,
  trpc.voiceCover.getVoiceList,
]

const isOneOf = (routes: readonly Parameters<typeof getQueryKey>[0][]) => {
  const keys = routes.map((route) => getQueryKey(route))
  return (query: Query) => keys.some((queryKey) => matchQuery({ queryKey }, query))
}
const isUserQuery = isOneOf(Object.values(USER_ROUTES))
const isPublicQuery = isOneOf(PUBLIC_ROUTES)
const ANSWERS = { predicate: (query: Query) => isUserQuery(query) && !isPublicQuery(query) }

/**
 * Removes all answers to a person who has signed out. Queries that are on screen are emptied first, or they would show
 * the answer to the next person.
 */
export function clearUserQueries(queryClient: QueryClient): void {
  const cache = queryClient.getQueryCache()
  for (const query of cache.findAll(ANSWERS)) {
    query.reset()
    cache.remove(query)
  }
}

/**
 * Fetches everything on screen again after a person has signed in, whose answers differ. Until then it shows nothing.
 */
export function refetchUserQueries(queryClient: QueryClient): void {
  void queryClient.resetQueries(ANSWERS)
}
