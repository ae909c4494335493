import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import { appRouter } from '#server/api/root.ts'
import { env } from '#server/env.ts'
import { apiContext } from './request-context.ts'
import { refuseForeignOrigin } from './same-origin.ts'

const MAX_BATCH = 20

export async function answerTrpc(request: Request): Promise<Response> {
  const refused = refuseForeignOrigin(request, env().CANTO_URL)
  if (refused) return refused
  return await fetchRequestHandler({
    endpoint: '/api/trpc',
    req: request,
    router: appRouter,
    maxBatchSize: MAX_BATCH,
    createContext: ({ resHeaders }) => apiContext(request.headers, (cookie) => resHeaders.append('set-cookie', cookie)),
    responseMeta: () => ({ headers: new Headers({ 'cache-control': 'private, no-store' }) }),
  })
}
