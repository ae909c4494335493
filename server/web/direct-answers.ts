import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerHealth } from '#server/http/health.ts'
import { plainError } from '#server/http/plain-error.ts'
import { answerProgress } from '#server/http/progress.ts'

type Answer = (request: Request) => Promise<Response>

/** What open pages and watchers ask every few seconds; Next.js in between would cost more than the answer. */
const DIRECT: Readonly<Record<string, Answer>> = { '/api/health': answerHealth, '/api/progress': answerProgress }

/** The answer to a request that does not need Next.js; null for all others. */
export function directAnswer(request: IncomingMessage): Answer | null {
  const [path = ''] = request.url?.split('?') ?? []
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  return isRead && Object.hasOwn(DIRECT, path) ? (DIRECT[path] ?? null) : null
}

/** Has a request of Node answered as one of the web platform's, its body left aside. */
export async function sendDirectly(answer: Answer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const given = await asWebRequest(request).then(answer).catch(plainError)
  response.writeHead(given.status, Object.fromEntries(given.headers))
  response.end(given.body === null ? undefined : await given.text())
}

async function asWebRequest(request: IncomingMessage): Promise<Request> {
  return new Request(new URL(request.url ?? '/', 'http://localhost'), { headers: webHeaders(request) })
}

/** A request's headers as the web platform has them. */
export function webHeaders(request: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) headers.set(name, String(value))
  return headers
}
