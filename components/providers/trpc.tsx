'use client'
import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { httpBatchLink, TRPCClientError, type TRPCClientErrorLike } from '@trpc/client'
import { createTRPCReact } from '@trpc/react-query'
import { type ReactNode, useState } from 'react'
import superjson from 'superjson'
import { openSignIn } from '#components/account/sign-in-gate.ts'
import type { AppRouter } from '#server/api/root.ts'

export const trpc = createTRPCReact<AppRouter>()

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

function createQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: (count, error) => count < 2 && !isAnswer(error) },
      mutations: { retry: (count, error) => count < 2 && !isAnswer(error) },
    },
    queryCache: new QueryCache({
      onError: (error) => {
        if (isUnauthorized(error)) openSignIn()
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, variables, _context, mutation) => {
        if (isUnauthorized(error) && !mutation.meta?.signedOutIsFine) openSignIn(() => void mutation.execute(variables))
      },
    }),
  })
}

function createClient() {
  return trpc.createClient({
    links: [
      httpBatchLink({
        url: '/api/trpc',
        transformer: superjson,
        maxURLLength: MAX_URL_LENGTH,
        fetch: (url, options) => fetch(url, { ...options, credentials: 'include' } as RequestInit),
      }),
    ],
  })
}

export function TrpcProvider({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient)
  const [client] = useState(createClient)
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  )
}
