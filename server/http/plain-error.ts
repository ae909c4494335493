import { TRPCError } from '@trpc/server'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import { refusedFor, retryAfter } from '#server/api/map-error.ts'
import { AppError, ERRORS } from '#server/errors.ts'
import { log } from '#server/log.ts'
import { isRequestAborted } from '#server/request-aborted.ts'

/** An error as a short text, for endpoints that are not tRPC. The answer reveals nothing but the sentence. */
export function plainError(error: unknown): Response {
  const refusal = asRefusal(error)
  const status = getHTTPStatusCodeFromError(new TRPCError({ code: ERRORS[refusal.reason] }))
  return new Response(refusal.message, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...retryAfter([refusal]) },
  })
}

/**
 * Returns a refusal as it is. Any other error is logged, and the refusal that people may read is returned in its place.
 */
export function asRefusal(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (isRequestAborted(error)) return new AppError('unavailable')
  const { refused, errorId } = refusedFor(error)
  log.error('http', error, { errorId })
  return refused
}
