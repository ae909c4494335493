import { TRPCError } from '@trpc/server'
import { expect, it } from 'vitest'
import { errorFacts, translated } from './map-error.ts'

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
