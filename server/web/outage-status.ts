import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'

type Seen = { outage: boolean }

/** Shared by the bundler's copies of this module. */
const store = globalThis as { cantoRequests?: AsyncLocalStorage<Seen> }
store.cantoRequests ??= new AsyncLocalStorage()
const requests = store.cantoRequests

/** Notes that the request which is answered now met an outage. */
export function noteOutage(): void {
  const seen = requests.getStore()
  if (seen) seen.outage = true
}

/** Answers a request whose page fails for an outage with 503 and when to ask again; Next.js knows 500 alone. */
export function statingOutages<Result>(response: ServerResponse, answer: () => Result): Result {
  const seen: Seen = { outage: false }
  const writeHead = response.writeHead.bind(response) as (...call: unknown[]) => ServerResponse
  response.writeHead = ((status: number, ...more: unknown[]) => {
    if (status !== 500 || !seen.outage) return writeHead(status, ...more)
    response.setHeader('retry-after', '5')
    return writeHead(503, ...more)
  }) as ServerResponse['writeHead']
  return requests.run(seen, answer)
}
