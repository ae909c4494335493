import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'
import { beforeHead } from './before-head.ts'

type Marks = { outage: boolean; notFound: boolean }

/** Shared by the bundler's copies of this module. */
const store = globalThis as { cantoRequests?: AsyncLocalStorage<Marks> }
store.cantoRequests ??= new AsyncLocalStorage()
const requests = store.cantoRequests

/** Notes that the request which is answered now met an outage. */
export function markOutage(): void {
  const marks = requests.getStore()
  if (marks) marks.outage = true
}

/**
 * Notes that the page which is drawn now says that there is nothing at its address. Next.js's own `notFound()` leaves the page
 * to be drawn by a script in the browser, and so to nobody who has none.
 */
export function markNotFound(): void {
  const marks = requests.getStore()
  if (marks) marks.notFound = true
}

/**
 * Gives an answer the status that was noted while it was made: 503 and when to ask again to a page that failed for an outage, where
 * Next.js knows 500 alone, and 404 to one that says that there is nothing. What a page in a browser asks for by itself stays
 * 200, for with another status it would load a whole document.
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
