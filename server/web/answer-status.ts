import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'
import { beforeHead } from './before-head.ts'

type Marks = { outage: boolean; notFound: boolean }

/** Shared by the bundler's copies of this module. */
const store = globalThis as { cantoRequests?: AsyncLocalStorage<Marks> }
store.cantoRequests ??= new AsyncLocalStorage()
const requests = store.cantoRequests

/** Notes that the current request met an outage. */
export function markOutage(): void {
  const marks = requests.getStore()
  if (marks) marks.outage = true
}

/**
 * Notes that the current page says that nothing is at its address. Next.js's own `notFound()` would leave the drawing
 * to a script in the browser, so that visitors without scripts would see nothing.
 */
export function markNotFound(): void {
  const marks = requests.getStore()
  if (marks) marks.notFound = true
}

/**
 * Sets the status that was noted while the answer was made. A page that failed for an outage gets 503 and a Retry-After
 * header, where Next.js knows 500 alone. A page that says that nothing is there gets 404. What a page in the browser
 * fetches by itself stays 200, because another status would make the browser load a whole document.
 */
export function withMarkedStatus<Result>(response: ServerResponse, answer: () => Result): Result {
  const marks: Marks = { outage: false, notFound: false }
  beforeHead(response, () => {
    if (response.statusCode === 500 && marks.outage) {
      response.statusCode = 503
      response.setHeader('retry-after', '5')
    }
    const isDocument = String(response.getHeader('content-type')).startsWith('text/html')
    if (response.statusCode === 200 && marks.notFound && isDocument) response.statusCode = 404
  })
  return requests.run(marks, answer)
}
