import { randomUUID } from 'node:crypto'
import { TRPCError } from '@trpc/server'
import { ZodError } from 'zod'
import { OUTAGE_DIGEST } from '#lib/site/outage.ts'
import { AppError, ERRORS, type ErrorParams, type ErrorReason, isErrorReason } from '#server/errors.ts'
import { type Outage, outageOf } from '#server/outage.ts'
import { isRequestAborted } from '#server/request-aborted.ts'
import { markOutage } from '#server/web/answer-status.ts'

export type FieldError = { readonly path: string; readonly reason: ErrorReason; readonly params: ErrorParams }

/** What the client learns of a refusal besides its sentence. */
export type ErrorFacts = {
  readonly reason: ErrorReason
  readonly params: ErrorParams
  readonly fields: readonly FieldError[]
}

/**
 * The one place that turns errors into answers. Of a fault of ours the client learns only the reason and an id, under
 * which the log has the details.
 */
export function translated(error: TRPCError): { error: TRPCError; errorId?: string } {
  const { cause } = error
  if (cause instanceof AppError) return { error: refusal(cause) }
  if (cause instanceof ZodError) return { error: refusal(fromZod(cause)) }
  if (error.code !== 'INTERNAL_SERVER_ERROR') return { error }
  if (isRequestAborted(cause)) return { error: refusal(new AppError('unavailable')) }
  const { refused, errorId } = refusedFor(cause)
  const translation = refusal(refused)
  if (translation.code !== 'SERVICE_UNAVAILABLE') return { error: translation, errorId }
  // If the request is for a page, its status becomes 503.
  markOutage()
  return { error: Object.assign(translation, { digest: OUTAGE_DIGEST }), errorId }
}

/** The refusal that people see for a fault of ours, and the id under which the log has it. */
export function refusedFor(fault: unknown): { refused: AppError; errorId: string } {
  const errorId = randomUUID().slice(0, 8)
  const outage = outageOf(fault)
  const reason = outage ? REASONS[outage] : isStripes(fault) ? 'paymentsFailed' : 'internal'
  return { refused: new AppError(reason, { errorId }), errorId }
}

const REASONS: Record<Outage, ErrorReason> = { full: 'storageFull', away: 'unavailable' }

/** The `retry-after` header for refusals that end by themselves; of several waits the longest. */
export function retryAfter(refusals: readonly unknown[]): Record<string, string> {
  const waits = refusals.flatMap((refusal) => (refusal instanceof AppError ? waitSec(refusal) : []))
  return waits.length > 0 ? { 'retry-after': String(Math.max(...waits)) } : {}
}

/** A rate limit says when its window ends. After an outage the database is back within seconds. */
function waitSec({ reason, params }: AppError): number[] {
  if (ERRORS[reason] === 'TOO_MANY_REQUESTS') return [Number(params.seconds)]
  return ERRORS[reason] === 'SERVICE_UNAVAILABLE' ? [5] : []
}

export function errorFacts(error: TRPCError): ErrorFacts {
  const { cause } = error
  if (!(cause instanceof AppError)) return { reason: 'inputInvalid', params: { field: 'input' }, fields: [] }
  const { reason, params, others } = cause
  const fields = [cause, ...others].flatMap((one) =>
    one.field ? [{ path: one.field, reason: one.reason, params: one.params }] : [],
  )
  return { reason, params, fields }
}

function refusal(cause: AppError): TRPCError {
  return new TRPCError({ code: ERRORS[cause.reason], message: cause.message, cause })
}

/** The first problem of an input, as a refusal. The messages in our schemas are reasons of errors. */
function fromZod(error: ZodError): AppError {
  const issue = error.issues[0]
  const field = issue?.path.map(String).join('.') || 'input'
  if (issue && isErrorReason(issue.message)) return new AppError(issue.message, {}, field)
  const named = issue?.code === 'unrecognized_keys' ? (issue.keys[0] ?? field) : field
  return new AppError('inputInvalid', { field: named }, field)
}

/** The payment service could not be asked, or refused what we asked of it. */
function isStripes(cause: unknown): boolean {
  return cause instanceof Error && 'type' in cause && String(cause.type).startsWith('Stripe')
}
