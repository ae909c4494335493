import { z } from 'zod'
import { TextError, type TextErrorKind } from '#server/ports/text.ts'

/** An answer of a chat server that is no answer to the question. */
export type ChatError = {
  readonly status: number
  readonly message: string
  /** "insufficient_quota", "model_not_found", "unavailable_error"; '' where it says none. */
  readonly code: string
  /** The field of the request that it does not like. */
  readonly param: string
}

const Detail = z.object({
  message: z.string().catch(''),
  type: z.string().catch(''),
  code: z.union([z.string(), z.number().transform(() => '')]).catch(''),
  param: z.string().catch(''),
})
/** OpenAI's shape, llama.cpp's with a number as its code, and Ollama's, a text alone. */
const ErrorBody = z.object({ error: z.union([z.string(), Detail]) })

const LONGEST = 200

/** What the body of an error says; pages of proxies that are no JSON say nothing. */
export function chatErrorOf(status: number, body: string): ChatError {
  const { data } = ErrorBody.safeParse(parsed(body))
  if (!data) return { status, message: '', code: '', param: '' }
  if (typeof data.error === 'string') return { status, message: data.error.slice(0, LONGEST), code: '', param: '' }
  const { message, type, code, param } = data.error
  return { status, message: message.slice(0, LONGEST), code: code || type, param }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

/** Quotas do not come back while somebody waits, whatever the status says. */
export const isOutOfQuota = ({ code, message }: ChatError) =>
  /insufficient_quota|billing/.test(code) || /exceeded your current quota|out of credits/i.test(message)

const RETRIED = new Set([408, 409, 429])
export const isRetryable = (error: ChatError) =>
  (RETRIED.has(error.status) || error.status >= 500) && !isOutOfQuota(error)

/** For the log: what the server said, without the key, which some servers repeat. */
export function textErrorOf(error: ChatError, key: string): TextError {
  const { status, message, code } = error
  const said = [code, message].filter(Boolean).join(': ')
  const words = `The chat server answered ${status}${said ? `, ${said}` : ''}`
  return new TextError(kindOf(error), key ? words.replaceAll(key, '…') : words)
}

function kindOf(error: ChatError): TextErrorKind {
  const { status } = error
  if (isOutOfQuota(error) || status === 402) return 'noQuota'
  if (status === 401 || status === 403) return 'unauthorised'
  if (status === 404) return 'noSuchModel'
  if (status === 429) return 'busy'
  if (status === 408 || status >= 500) return 'serverFault'
  return 'badRequest'
}
