import type { ChatError } from './chat-error.ts'

export type Message = { readonly role: 'system' | 'user' | 'assistant'; readonly content: string }

/** What is asked of a model. */
export type Question = {
  readonly messages: readonly Message[]
  readonly schema: { readonly name: string; readonly schema: Readonly<Record<string, unknown>> }
  readonly maxTokens: number
  readonly seed: number
}

/** Which fields a server understands: all servers have the same API, with gaps. */
export type Dialect = {
  readonly schema: boolean
  readonly limit: 'max_tokens' | 'max_completion_tokens'
  readonly temperature: boolean
  readonly seed: boolean
}

export const USUAL: Dialect = { schema: true, limit: 'max_tokens', temperature: true, seed: true }

const TEMPERATURE = 0.9

export function bodyOf(model: string, { messages, schema, maxTokens, seed }: Question, dialect: Dialect): string {
  return JSON.stringify({
    model,
    messages,
    stream: false,
    [dialect.limit]: maxTokens,
    ...(dialect.temperature ? { temperature: TEMPERATURE } : {}),
    ...(dialect.seed ? { seed } : {}),
    ...(dialect.schema ? { response_format: { type: 'json_schema', json_schema: { ...schema, strict: true } } } : {}),
  })
}

/**
 * The next dialect to try with a server that refused a request: without the field that its error names, or with
 * max_completion_tokens in place of max_tokens. If the error names no field, it goes without the schema, which most
 * servers lack. Null if nothing is left to leave out.
 */
export function simplerDialect(dialect: Dialect, { status, param, message }: ChatError): Dialect | null {
  if (status !== 400 && status !== 422) return null
  const names = (field: string) => param === field || (param === '' && message.includes(field))
  if (dialect.limit === 'max_tokens' && (names('max_tokens') || message.includes('max_completion_tokens')))
    return { ...dialect, limit: 'max_completion_tokens' }
  if (dialect.temperature && names('temperature')) return { ...dialect, temperature: false }
  if (dialect.seed && names('seed')) return { ...dialect, seed: false }
  return dialect.schema ? { ...dialect, schema: false } : null
}
