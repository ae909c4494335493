import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'
import { beforeHead } from './before-head.ts'

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
  beforeHead(response, () => {
    if (response.statusCode !== 500 || !seen.outage) return
    response.statusCode = 503
    response.setHeader('retry-after', '5')
  })
  return requests.run(seen, answer)
}
