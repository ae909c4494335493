import { TRPCError } from '@trpc/server'
import { expect, it } from 'vitest'
import { AppError } from '#server/errors.ts'
import { rateLimitError } from '#server/services/limits/rate-limit-error.ts'
import { errorFacts, retryAfter, translated } from './map-error.ts'

const reasonOf = (cause: unknown) =>
  errorFacts(translated(new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause })).error).reason

class StripeConnectionError extends Error {
  readonly type = 'StripeConnectionError'
}

it.each([
  ['no connection to the database came free', new Error('timeout exceeded when trying to connect'), 'unavailable'],
  ['the database is away', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), 'unavailable'],
  ['the payment service cannot be asked', new StripeConnectionError('no route'), 'paymentsFailed'],
  ['a fault of ours', new TypeError('x is not a function'), 'internal'],
])('names what somebody can do when %s', (_, cause, reason) => {
  expect(reasonOf(cause)).toBe(reason)
})

it('says when to ask again, of several refusals after the last of them', () => {
  expect(retryAfter([rateLimitError('tooManyRequests', 41_200)])).toEqual({ 'retry-after': '42' })
  expect(retryAfter([new AppError('unavailable')])).toEqual({ 'retry-after': '5' })
  expect(retryAfter([rateLimitError('codeMailsUsed', 600_000), new AppError('unavailable')])).toEqual({
    'retry-after': '600',
  })
  expect(retryAfter([new AppError('notFound'), new Error('x')])).toEqual({})
})
