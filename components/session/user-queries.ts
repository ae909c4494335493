'use client'
import { matchQuery, type Query, type QueryClient } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import { trpc } from '#components/providers/trpc.tsx'
import type { AppRouter } from '#server/api/root.ts'

/** `auth.me` says who somebody is, and is told it by whoever signs them in or out. */
type Elsewhere = 'auth' | 'upload'

/** What may be answered to one person otherwise than to another. Types see to it that no part of the server is left out. */
const USER_ROUTES = {
  account: trpc.account,
  library: trpc.library,
  music: trpc.music,
  notification: trpc.notification,
  payment: trpc.payment,
  voiceCover: trpc.voiceCover,
} satisfies Record<Exclude<keyof AppRouter['_def']['record'], Elsewhere>, Parameters<typeof getQueryKey>[0]>

/** Of these, what is the same for everybody. */
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

/** Lets go of every answer to a person who has gone. What still looks at one is emptied first: it would show it to the next person. */
export function clearUserQueries(queryClient: QueryClient): void {
  const cache = queryClient.getQueryCache()
  for (const query of cache.findAll(ANSWERS)) {
    query.reset()
    cache.remove(query)
  }
}

/** Asks anew for whatever is shown, after somebody has come in who is answered otherwise; until then nothing is shown. */
export function refetchUserQueries(queryClient: QueryClient): void {
  void queryClient.resetQueries(ANSWERS)
}
