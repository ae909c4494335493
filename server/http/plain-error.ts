import { TRPCError } from '@trpc/server'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import { refusedFor, retryAfter } from '#server/api/map-error.ts'
import { AppError, ERRORS } from '#server/errors.ts'
import { log } from '#server/log.ts'
import { isRequestAborted } from '#server/request-aborted.ts'

/** An error as a short text, for endpoints that are not tRPC. Nothing of ours shows but the sentence. */
export function plainError(error: unknown): Response {
  const refusal = asRefusal(error)
  const status = getHTTPStatusCodeFromError(new TRPCError({ code: ERRORS[refusal.reason] }))
  return new Response(refusal.message, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...retryAfter([refusal]) },
  })
}

/** A refusal as it is; a fault of ours as what people are told of it, once the log has it. */
export function asRefusal(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (isRequestAborted(error)) return new AppError('unavailable')
  const { refused, errorId } = refusedFor(error)
  log.error('http', error, { errorId })
  return refused
}
