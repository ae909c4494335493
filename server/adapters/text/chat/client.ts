import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import { askService, type ServiceAnswer, ServiceUnreachableError } from '#server/net/ask-service.ts'
import { TextError } from '#server/ports/text.ts'
import { chatErrorOf, isRetryable, textErrorOf } from './chat-error.ts'
import { bodyOf, type Dialect, type Question, simplerDialect, USUAL } from './dialect.ts'

export type ChatServer = {
  /** The API's base URL: http://localhost:11434/v1 */
  readonly url: string
  readonly key: string
  readonly model: string
}

export type Completion = {
  /** Empty if the model wrote nothing, or nothing after its thoughts. */
  readonly content: string
  /**
   * `cut`: the token limit ended the answer. `declined`: the model refused to write about this. `unreadable`: not an
   * answer of a chat server.
   */
  readonly end: 'whole' | 'cut' | 'declined' | 'unreadable'
  /** What it cost as the server counts; null where it does not say. */
  readonly tokens: number | null
}

/** The latest time for an answer, in milliseconds since 1970, and a signal that aborts then or earlier. */
export type Deadline = { readonly until: number; readonly signal: AbortSignal }

export type ChatClient = {
  /** One answer of the model. Throws TextError, or the signal's reason. */
  complete(question: Question, deadline: Deadline): Promise<Completion>
  /** Whether the server answers and accepts our key; checked at most once a minute. */
  answers(): Promise<boolean>
}

const MOST_BYTES = 1_000_000
const MOST_TRIES = 3
const FIRST_PAUSE_MS = 500
const KNOWN_MS = 60_000
const HEALTH_MS = 2500

const Body = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
  usage: z.object({ total_tokens: z.number().nonnegative() }).nullish().catch(null),
})

/** A client for any server with OpenAI's chat completions. It remembers which fields the server does not support. */
export function chatClient({ url, key, model }: ChatServer, { pauseMs = FIRST_PAUSE_MS } = {}): ChatClient {
  const base = url.replace(/\/+$/, '')
  const headers = {
    accept: 'application/json',
    ...(key ? { authorization: `Bearer ${key}` } : {}),
  }
  let dialect: Dialect = USUAL
  let known: { readonly at: number; readonly answer: Promise<boolean> } | undefined

  const post = (question: Question, way: Dialect, signal: AbortSignal) =>
    askService(new URL(`${base}/chat/completions`), {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: bodyOf(model, question, way),
      signal,
      maxBytes: MOST_BYTES,
    })

  return {
    async complete(question, { until, signal }) {
      let way = dialect
      for (let tries = 1; ; ) {
        const answer = await reached(post(question, way, signal))
        if (answer.status === 200) {
          dialect = way
          return completionOf(answer.text)
        }
        const chatError = chatErrorOf(answer.status, answer.text)
        const other = simplerDialect(way, chatError)
        if (other) {
          way = other
          continue
        }
        const pause = pauseOf(answer, pauseMs * 2 ** (tries - 1))
        const isRetried = isRetryable(chatError) && answer.headers['x-should-retry'] !== 'false'
        if (!isRetried || tries++ >= MOST_TRIES || Date.now() + pause >= until) throw textErrorOf(chatError, key)
        await delay(pause, undefined, { signal })
      }
    },

    answers() {
      if (!known || Date.now() - known.at >= KNOWN_MS) known = { at: Date.now(), answer: isThere() }
      return known.answer
    },
  }

  async function isThere(): Promise<boolean> {
    const asked = { method: 'GET', headers, signal: AbortSignal.timeout(HEALTH_MS), maxBytes: MOST_BYTES } as const
    const answer = await askService(new URL(`${base}/models`), asked).catch(() => null)
    return answer?.status === 200
  }
}

async function reached(asked: Promise<ServiceAnswer>): Promise<ServiceAnswer> {
  try {
    return await asked
  } catch (error) {
    if (!(error instanceof ServiceUnreachableError)) throw error
    const kind = error.brokeOff ? 'brokenOff' : 'unreachable'
    throw new TextError(kind, `The chat server did not answer: ${error.message}`)
  }
}

/** The pause that the server's Retry-After asks for, in seconds or as a date; else the usual one. */
function pauseOf({ headers }: ServiceAnswer, usualMs: number): number {
  const asked = headers['retry-after']
  if (!asked) return usualMs
  const ms = /^[\d.]+$/.test(asked) ? Number(asked) * 1000 : Date.parse(asked) - Date.now()
  return ms >= 0 ? ms : usualMs
}

function completionOf(text: string): Completion {
  const { data } = Body.safeParse(parsed(text))
  const [choice] = data?.choices ?? []
  if (!data || !choice) return { content: '', end: 'unreadable', tokens: null }
  const { message, finish_reason: reason } = choice
  const content = message.content?.trim() ?? ''
  const isDeclined = reason === 'content_filter' || (Boolean(message.refusal) && content === '')
  const end = isDeclined ? 'declined' : reason === 'length' ? 'cut' : 'whole'
  return { content, end, tokens: data.usage?.total_tokens ?? null }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
