import { randomUUID } from 'node:crypto'
import { TRPCError } from '@trpc/server'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import { AppError, ERRORS } from '#server/errors.ts'
import { log } from '#server/log.ts'

/** An error as a short text, for endpoints that are not tRPC. Nothing of ours shows but the sentence. */
export function plainError(error: unknown): Response {
  const refusal = error instanceof AppError ? error : fault(error)
  const status = getHTTPStatusCodeFromError(new TRPCError({ code: ERRORS[refusal.reason] }))
  return new Response(refusal.message, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}

function fault(error: unknown): AppError {
  const errorId = randomUUID().slice(0, 8)
  log.error('http', error, { errorId })
  return new AppError('internal', { errorId })
}
