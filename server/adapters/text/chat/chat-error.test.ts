import { expect, it } from 'vitest'
import { chatErrorOf, isRetryable, textErrorOf } from './chat-error.ts'
import { simplerDialect, USUAL } from './dialect.ts'
import { ERRORS } from './fixtures/errors.ts'

it.each([
  [401, 'openAiKey', 'unauthorised', false],
  [429, 'openAiQuota', 'noQuota', false],
  [503, 'llamaLoading', 'serverFault', true],
  [404, 'ollama', 'noSuchModel', false],
  [502, 'page', 'serverFault', true],
  [429, 'page', 'busy', true],
  [400, 'llamaGrammar', 'badRequest', false],
] as const)('%i with the body of %s is %s', (status, name, kind, isRetried) => {
  const chatError = chatErrorOf(status, ERRORS[name])
  const textError = textErrorOf(chatError, 'sk-secret')
  expect(textError).toMatchObject({ kind })
  expect(textError.message).not.toContain('sk-secret')
  expect(isRetryable(chatError)).toBe(isRetried)
})

it('asks in plainer ways, one after the other, until none is left', () => {
  const first = simplerDialect(USUAL, chatErrorOf(400, ERRORS.openAiLimitField))
  expect(first).toEqual({ ...USUAL, limit: 'max_completion_tokens' })
  const second = first && simplerDialect(first, chatErrorOf(400, ERRORS.llamaGrammar))
  expect(second).toMatchObject({ schema: false })
  expect(second && simplerDialect(second, chatErrorOf(400, ERRORS.llamaGrammar))).toBeNull()
  expect(simplerDialect(USUAL, chatErrorOf(404, ERRORS.ollama))).toBeNull()
})
