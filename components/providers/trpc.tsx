'use client'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import {
  type HTTPBatchLinkOptions,
  httpBatchLink,
  splitLink,
  TRPCClientError,
  type TRPCClientErrorLike,
} from '@trpc/client'
import { createTRPCNext } from '@trpc/next'
import { getQueryKey } from '@trpc/react-query'
import type { ComponentType, PropsWithChildren } from 'react'
import superjson from 'superjson'
import { LANGUAGE_HEADER } from '#lib/i18n/languages.ts'
import type { AppRouter } from '#server/api/root.ts'
import { openSignIn } from './sign-in-gate.ts'

/** What a refusal carries besides its sentence. */
export type ErrorFacts = NonNullable<TRPCClientErrorLike<AppRouter>['data']>

/** Longer query strings travel in several requests: proxies cut addresses off. */
const MAX_URL_LENGTH = 2000

export function isUnauthorized(error: unknown): boolean {
  return error instanceof TRPCClientError && error.data?.code === 'UNAUTHORIZED'
}

/** An answer from Canto, though a refusal; anything else got lost on the way and may be asked again. */
export function isAnswer(error: unknown): boolean {
  return error instanceof TRPCClientError && error.data !== undefined && error.data !== null
}

/** Nothing came back at all: `fetch` ends with a TypeError then, and an answer that is no answer of Canto's with another error. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof TRPCClientError && error.cause instanceof TypeError
}

/** Without a network a call fails like any other, with a sentence, instead of waiting in silence. */
const CALLS = { networkMode: 'always' } as const

/**
 * For calls that may be sent twice: queries, and requests that carry an id. Others may have been carried out though their answer got lost.
 * Without a network nothing is tried again.
 */
export const RETRY_OPTIONS = {
  retry: (count: number, error: unknown) => count < 2 && !isAnswer(error) && navigator.onLine,
}

function createQueryClient() {
  const queryClient: QueryClient = new QueryClient({
    defaultOptions: { queries: { ...CALLS, ...RETRY_OPTIONS, refetchOnReconnect: true }, mutations: CALLS },
    queryCache: new QueryCache({
      onError: (error) => {
        if (isUnauthorized(error)) askToSignIn()
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, variables, _context, mutation) => {
        if (isUnauthorized(error) && !mutation.meta?.signedOutIsFine)
          askToSignIn(() => void mutation.execute(variables))
      },
    }),
  })
  /** The session is gone, whatever the page still believes. */
  function askToSignIn(goOn?: () => void) {
    queryClient.setQueryData(getQueryKey(trpc.auth.me, undefined, 'query'), null)
    openSignIn(goOn)
  }
  return queryClient
}

/** One for all islands of a page; on the server one for each page that is drawn. */
let shared: QueryClient | undefined
function pageQueryClient(): QueryClient {
  if (typeof window === 'undefined') return createQueryClient()
  shared ??= createQueryClient()
  return shared
}

const LINK = {
  url: '/api/trpc',
  transformer: superjson,
  headers: () => ({ [LANGUAGE_HEADER]: document.documentElement.lang }),
  fetch: (url, options) => fetch(url, { ...options, credentials: 'include' } as RequestInit),
} satisfies HTTPBatchLinkOptions<AppRouter['_def']['_config']['$types']>

/** Asked with texts that are too long for an address, and nobody else's business: addresses stand in logs. */
const SENT_IN_BODY: readonly string[] = ['music.readBrief', 'music.readLyrics']

export const trpc = createTRPCNext<AppRouter>({
  transformer: superjson,
  config: () => ({
    queryClient: pageQueryClient(),
    links: [
      splitLink({
        condition: ({ path }) => SENT_IN_BODY.includes(path),
        true: httpBatchLink({ ...LINK, methodOverride: 'POST' }),
        false: httpBatchLink({ ...LINK, maxURLLength: MAX_URL_LENGTH }),
      }),
    ],
  }),
})

/** withTRPC is made for pages and forgets the props of what it wraps. */
export const TrpcProvider = trpc.withTRPC(
  ({ children }: PropsWithChildren) => children,
) as ComponentType<PropsWithChildren>
