import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { z } from 'zod'

export const CHAT_KEY = 'sk-of-the-tests'
export const CHAT_MODEL = 'singer-8b'

/** What a chat server answers, right or wrong. */
export type ChatAnswer =
  | { readonly kind: 'content'; readonly content: string; readonly usage?: number | null }
  | { readonly kind: (typeof FAULTS)[number] }

export const FAULTS = [
  ...(['cut', 'thoughtAlone', 'refusal', 'contentFilter', 'badKey', 'noModel', 'rateLimit', 'quota'] as const),
  ...(['loading', 'busyFor9Hours', 'silent', 'brokenMidBody', 'errorPage', 'okPage', 'stream', 'redirect'] as const),
  ...(['tooLong', 'flood'] as const),
] as const

const Request = z.strictObject({
  model: z.string(),
  messages: z
    .array(z.strictObject({ role: z.enum(['system', 'user', 'assistant']), content: z.string().min(1) }))
    .min(1),
  stream: z.literal(false),
  max_tokens: z.int().positive().optional(),
  max_completion_tokens: z.int().positive().optional(),
  temperature: z.number().min(0).max(2).optional(),
  seed: z.int().optional(),
  response_format: z
    .union([
      z.strictObject({
        type: z.literal('json_schema'),
        json_schema: z.strictObject({
          name: z.string().regex(/^[\w-]{1,64}$/),
          strict: z.boolean().optional(),
          schema: z.record(z.string(), z.unknown()),
        }),
      }),
      z.strictObject({ type: z.literal('json_schema'), schema: z.record(z.string(), z.unknown()) }),
      z.strictObject({ type: z.literal('json_object') }),
    ])
    .optional(),
})
export type ChatRequest = z.output<typeof Request>

export type FakeChat = {
  /** Ends where the paths begin. */
  readonly url: string
  /** Requests for words, as they came. */
  readonly asked: ChatRequest[]
  /** Paths of all requests. */
  readonly paths: string[]
  /** What comes next, one for each request; the last one stays. */
  answers: ChatAnswer[]
  /** Fields that this server refuses, as older and newer ones do. */
  refused: ('response_format' | 'max_tokens' | 'temperature' | 'seed')[]
  /** Connections that somebody closed before an answer was there. */
  readonly abandoned: () => number
  close(): Promise<void>
}

/** A server with OpenAI's chat completions on this machine, as the vendors' documents have it, with their faults. */
export async function fakeChat({ key = CHAT_KEY, model = CHAT_MODEL } = {}): Promise<FakeChat> {
  let abandoned = 0
  const server = createServer((request, response) => {
    response.on('close', () => {
      if (!response.writableFinished) abandoned++
    })
    void answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const fake: FakeChat = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked: [],
    paths: [],
    answers: [],
    refused: [],
    abandoned: () => abandoned,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    fake.paths.push(`${request.method} ${request.url}`)
    const given = request.headers.authorization
    if (key && given !== `Bearer ${key}`) return sendError(response, 401, wrongKey(given))
    if (request.url === '/v1/models')
      return json(response, 200, { object: 'list', data: [{ id: model, object: 'model' }] })
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions')
      return sendError(response, 404, { message: 'Not found', type: 'not_found_error' })
    const parsed = Request.safeParse(JSON.parse(await text(request)))
    if (!parsed.success)
      return sendError(response, 400, { message: parsed.error.message, type: 'invalid_request_error' })
    const asked = parsed.data
    fake.asked.push(asked)
    const param = fake.refused.find((field) => field in asked)
    if (param) return sendError(response, 400, unsupported(param))
    if (asked.model !== model) return sendError(response, 404, unknownModel(asked.model))
    const next = fake.answers.length > 1 ? fake.answers.shift() : fake.answers[0]
    if (!next) return sendError(response, 500, { message: 'The test gave no answer', type: 'server_error' })
    if (next.kind === 'content') return json(response, 200, completion(model, next.content, next.usage))
    return FAULTY[next.kind](response, model)
  }

  return fake
}

type Detail = Readonly<Record<string, string | number | null>>

const wrongKey = (given = ''): Detail => ({
  message: `Incorrect API key provided: ${given.replace('Bearer ', '')}.`,
  type: 'invalid_request_error',
  param: null,
  code: 'invalid_api_key',
})
const unknownModel = (model: string): Detail => ({
  message: `The model "${model}" does not exist`,
  type: 'invalid_request_error',
  param: 'model',
  code: 'model_not_found',
})
const unsupported = (param: string): Detail => ({
  message: `Unsupported parameter: '${param}' is not supported with this model.`,
  type: 'invalid_request_error',
  param,
  code: 'unsupported_parameter',
})

function json(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(body))
}

function sendError(response: ServerResponse, status: number, error: Detail | string, headers = {}): void {
  json(response, status, { error }, headers)
}

const completion = (model: string, content: string | null, usage: number | null = 700, more = {}, reason = 'stop') => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1_780_000_000,
  model,
  choices: [{ index: 0, finish_reason: reason, logprobs: null, message: { role: 'assistant', content, ...more } }],
  ...(usage === null
    ? {}
    : {
        usage: { prompt_tokens: usage - 300, completion_tokens: 300, total_tokens: usage, prompt_tokens_details: {} },
      }),
})

const HALF = '{"brief": "A truck", "title": "The Truck", "sections": [{"kind": "verse", "lines": ["The old red'

const FAULTY: Readonly<Record<(typeof FAULTS)[number], (response: ServerResponse, model: string) => void>> = {
  cut: (response, model) => json(response, 200, completion(model, HALF, 2400, {}, 'length')),
  thoughtAlone: (response, model) =>
    json(
      response,
      200,
      completion(model, '', 2400, { reasoning_content: 'They want a song. Let me think …' }, 'length'),
    ),
  refusal: (response, model) => json(response, 200, completion(model, null, 400, { refusal: "I can't write that." })),
  contentFilter: (response, model) => json(response, 200, completion(model, 'The', 400, {}, 'content_filter')),
  badKey: (response) => sendError(response, 401, wrongKey(`Bearer ${CHAT_KEY}`)),
  noModel: (response) => sendError(response, 404, 'model "singer-8b" not found, try pulling it first'),
  rateLimit: (response) => {
    const detail = { message: 'Rate limit reached', type: 'requests', param: null, code: 'rate_limit_exceeded' }
    sendError(response, 429, detail, { 'retry-after': '0' })
  },
  busyFor9Hours: (response) =>
    sendError(response, 429, { message: 'Rate limit', type: 'requests' }, { 'retry-after': '32400' }),
  quota: (response) => {
    const message = 'You exceeded your current quota, please check your plan and billing details.'
    sendError(response, 429, { message, type: 'insufficient_quota', param: null, code: 'insufficient_quota' })
  },
  loading: (response) => sendError(response, 503, { code: 503, message: 'Loading model', type: 'unavailable_error' }),
  silent: () => {},
  brokenMidBody: (response, model) => {
    const whole = JSON.stringify(completion(model, HALF))
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': String(whole.length) })
    response.write(whole.slice(0, 80))
    setTimeout(() => response.destroy(), 20)
  },
  errorPage: (response) => {
    response.writeHead(502, { 'content-type': 'text/html' }).end('<html><h1>502 Bad Gateway</h1></html>')
  },
  okPage: (response) => {
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<html><h1>Please log in to the hotel network</h1></html>')
  },
  stream: (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.end('data: {"choices":[{"index":0,"delta":{"content":"The"}}]}\n\ndata: [DONE]\n\n')
  },
  redirect: (response) => {
    response.writeHead(307, { location: '/v1/models' }).end()
  },
  tooLong: (response) => {
    const message = "This model's maximum context length is 2048 tokens. However, you requested 3100 tokens."
    sendError(response, 400, { object: 'error', message, type: 'BadRequestError', param: null, code: 400 })
  },
  flood: (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const more = () => {
      if (!response.destroyed) response.write(' '.repeat(65_536), more)
    }
    more()
  },
}
