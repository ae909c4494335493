import { TRPCError } from '@trpc/server'
import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import { retryAfter, translated } from '#server/api/map-error.ts'
import { appRouter } from '#server/api/root.ts'
import { env } from '#server/env.ts'
import { AppError } from '#server/errors.ts'
import { log } from '#server/log.ts'
import { apiContext } from './request-context.ts'
import { isForeign } from './same-origin.ts'
import { boundedCall, refusedCall } from './trpc-body.ts'

const MAX_BATCH = 20
/** A procedure with an answer of two megabytes, which a batch may call only once. */
const LARGE_ANSWER = 'voiceCover.getVoices'

export async function answerTrpc(request: Request): Promise<Response> {
  if (isForeign(request, env())) return refusedCall(new AppError('originRefused'), 403)
  if (asksOften(request, LARGE_ANSWER)) return refusedCall(new AppError('inputInvalid', { field: LARGE_ANSWER }), 400)
  const call = boundedCall(request)
  if (call instanceof Response) return call
  return await fetchRequestHandler({
    endpoint: '/api/trpc',
    req: call,
    router: appRouter,
    maxBatchSize: MAX_BATCH,
    // Queries with long texts are sent as POST, with the texts in the body.
    allowMethodOverride: true,
    createContext: async ({ resHeaders }) => {
      try {
        return await apiContext(request.headers, (cookie) => resHeaders.append('set-cookie', cookie))
      } catch (cause) {
        const { error, errorId } = translated(new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause }))
        log.error('api', cause, { errorId })
        throw error
      }
    },
    responseMeta: ({ errors }) => ({
      headers: new Headers({
        'cache-control': 'private, no-store',
        ...retryAfter(errors.map(({ cause }) => cause)),
      }),
    }),
  })
}

function asksOften({ url }: Request, procedure: string): boolean {
  return decoded(new URL(url).pathname).split(procedure).length > 2
}

/** The path as tRPC reads it, which decodes every letter of it; as it stands where it cannot be decoded, which tRPC refuses. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
