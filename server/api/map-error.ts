import { randomUUID } from 'node:crypto'
import { TRPCError } from '@trpc/server'
import { ZodError } from 'zod'
import { AppError, ERRORS, type ErrorParams, type ErrorReason, isErrorReason } from '#server/errors.ts'

export type FieldError = { readonly path: string; readonly reason: ErrorReason; readonly params: ErrorParams }

/** What the client learns of a refusal besides its sentence. */
export type ErrorFacts = {
  readonly reason: ErrorReason
  readonly params: ErrorParams
  readonly fields: readonly FieldError[]
}

/** The one place where errors become answers. Faults of ours get an id that the log has too, and keep their details. */
export function translated(error: TRPCError): { error: TRPCError; errorId?: string } {
  const { cause } = error
  if (cause instanceof AppError) return { error: refusal(cause) }
  if (cause instanceof ZodError) return { error: refusal(fromZod(cause)) }
  if (error.code !== 'INTERNAL_SERVER_ERROR') return { error }
  const errorId = randomUUID().slice(0, 8)
  const reason = isOutage(cause) ? 'unavailable' : isStripes(cause) ? 'paymentsFailed' : 'internal'
  return { error: refusal(new AppError(reason, { errorId })), errorId }
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

/** The first problem of an input, as a sentence; messages in the schemas are codes of ours. */
function fromZod(error: ZodError): AppError {
  const issue = error.issues[0]
  const field = issue?.path.map(String).join('.') || 'input'
  if (issue && isErrorReason(issue.message)) return new AppError(issue.message, {}, field)
  const named = issue?.code === 'unrecognized_keys' ? (issue.keys[0] ?? field) : field
  return new AppError('inputInvalid', { field: named }, field)
}

const OUTAGES = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  'P1001',
  'P1002',
  'P1008',
  'P1017',
  'P2024',
  'P2028',
]

/** The payment service could not be asked, or refused what we asked of it. */
function isStripes(cause: unknown): boolean {
  return cause instanceof Error && 'type' in cause && String(cause.type).startsWith('Stripe')
}

/** The database is away for a moment: worth trying again. */
function isOutage(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false
  if ('code' in cause && OUTAGES.includes(String(cause.code))) return true
  // The pool's own words, when no connection became free in time.
  if (cause.message === 'timeout exceeded when trying to connect') return true
  return /connection|timeout|server closed|can't reach/i.test(cause.message) && cause.name.startsWith('Prisma')
}
