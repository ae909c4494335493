import { z } from 'zod'
import { TextError, type TextErrorKind } from '#server/ports/text.ts'

/** An error answer of a chat server. */
export type ChatError = {
  readonly status: number
  readonly message: string
  /** "insufficient_quota", "model_not_found", "unavailable_error"; '' where it says none. */
  readonly code: string
  /** The request's field that the server refuses. */
  readonly param: string
}

const Detail = z.object({
  message: z.string().catch(''),
  type: z.string().catch(''),
  code: z.union([z.string(), z.number().transform(() => '')]).catch(''),
  param: z.string().catch(''),
})
/** The shapes of error bodies: OpenAI's, llama.cpp's with a number as its code, and Ollama's, which is a plain text. */
const ErrorBody = z.object({ error: z.union([z.string(), Detail]) })

const LONGEST = 200

/** Reads the body of an error answer. Error pages of proxies are not JSON and give empty facts. */
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

/** An exhausted quota does not come back while somebody waits, whatever the status says, so it is not retried. */
export const isOutOfQuota = ({ code, message }: ChatError) =>
  /insufficient_quota|billing/.test(code) || /exceeded your current quota|out of credits/i.test(message)

const RETRIED = new Set([408, 409, 429])
export const isRetryable = (error: ChatError) =>
  (RETRIED.has(error.status) || error.status >= 500) && !isOutOfQuota(error)

/** The error for the log: the server's words with the key removed, because some servers repeat it. */
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
