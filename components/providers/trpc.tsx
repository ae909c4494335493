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

/** Longer URLs are split into several requests, because proxies cut long addresses off. */
const MAX_URL_LENGTH = 2000

export function isUnauthorized(error: unknown): boolean {
  return error instanceof TRPCClientError && error.data?.code === 'UNAUTHORIZED'
}

/**
 * Whether Canto answered, even if with a refusal. After any other error the call got lost on the way and may be
 * repeated.
 */
export function isAnswer(error: unknown): boolean {
  return error instanceof TRPCClientError && error.data !== undefined && error.data !== null
}

/**
 * Whether nothing came back at all: `fetch` then fails with a TypeError. An answer that is not Canto's causes another
 * error.
 */
export function isUnanswered(error: unknown): boolean {
  return error instanceof TRPCClientError && error.cause instanceof TypeError
}

/** Without a network a call fails like any other and shows a sentence. It does not wait in silence. */
const CALLS = { networkMode: 'always' } as const

/**
 * For calls that may be sent twice: queries, and requests that carry an id. Other calls may have been carried out
 * although their answer got lost. Without a network nothing is retried.
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
  /** The session has ended, whatever the page still shows. */
  function askToSignIn(goOn?: () => void) {
    queryClient.setQueryData(getQueryKey(trpc.auth.me, undefined, 'query'), null)
    openSignIn(goOn)
  }
  return queryClient
}

/** One client for all islands of a page; on the server one for each page that is drawn. */
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

/** Queries sent as POST: their texts are too long for an address, and private, because addresses are logged. */
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
