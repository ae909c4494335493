import { createHash, createHmac } from 'node:crypto'
import { ApiError, answerCall } from './api.ts'
import { advance } from './billing.ts'
import { readForm } from './form.ts'
import { answerPage } from './pages.ts'
import type { Books, SandboxState, StripeEvent } from './state.ts'

/** Where a state is stored. Changes happen one after the other; one that throws leaves no trace. */
export type StateStore = { change<T>(task: (state: SandboxState) => T): Promise<T> }

const ANSWERS_STORED = 300

export type StripeEmulator = {
  /** Answers an API call, `/v1/…`, or shows a hosted page, `/pay/…` and `/portal/…`. */
  answer(request: Request): Promise<Response>
  /** Does everything that is due, then runs `task` on the current state. */
  act<T>(task: (books: Books) => T): Promise<T>
}

/**
 * A stand-in for Stripe: the API calls that Canto makes, the hosted pages, and what happens between them. `onEvents`
 * gets every event after the change that caused it has been stored. `pages` is the address at which a browser reaches
 * `answer`.
 */
export function stripeEmulator(options: {
  readonly store: StateStore
  readonly pages: string
  readonly nowSec: () => number
  readonly onEvents: (events: readonly StripeEvent[]) => Promise<void>
}): StripeEmulator {
  const { store, pages, nowSec, onEvents } = options

  async function act<T>(task: (books: Books) => T): Promise<T> {
    const [result, events] = await store.change((state) => {
      const books = { state, now: nowSec() }
      advance(books)
      const done = task(books)
      return [done, state.outbox.splice(0)] as const
    })
    if (events.length > 0) await onEvents(events)
    return result
  }

  return {
    act,
    async answer(request) {
      const { pathname, searchParams } = new URL(request.url)
      const body = request.method === 'POST' ? await request.text() : ''
      const start = new URL(pages).pathname.replace(/\/$/, '')
      if (!pathname.startsWith('/v1/')) {
        const path = pathname.slice(start.length)
        return await act((books) =>
          answerPage(books, { path, isPost: request.method === 'POST', form: readForm(body), pages }),
        )
      }
      const fields = readForm(body || searchParams.toString())
      const call = { method: request.method, path: pathname, fields, pages }
      const key = request.headers.get('idempotency-key')
      return await act((books) =>
        once(books, request.method === 'POST' ? key : null, call, () => answerCall(books, call)),
      )
    },
  }
}

/** The same idempotency key gives the same answer. With other parameters the call is refused, as at Stripe. */
function once({ state }: Books, key: string | null, asked: object, answer: () => object): Response {
  const print = createHash('sha256').update(JSON.stringify(asked)).digest('hex')
  const known = key ? state.answers[key] : undefined
  if (known && known.print !== print) {
    const message = 'Keys for idempotent requests can only be used with the same parameters they were first used with.'
    return Response.json({ error: { type: 'idempotency_error', message } }, { status: 400 })
  }
  if (known) return Response.json(known.body, { status: known.status })
  try {
    const body = answer()
    // A copy, so that later changes to the object do not change the stored answer.
    if (key) storeAnswer(state, key, { print, status: 200, body: structuredClone(body) })
    return Response.json(body)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { status, message, code } = error
    return Response.json({ error: { type: 'invalid_request_error', message, ...(code ? { code } : {}) } }, { status })
  }
}

/** Keeps the latest answers only, by number; Stripe keeps them for a day. */
function storeAnswer({ answers }: SandboxState, key: string, answer: SandboxState['answers'][string]): void {
  answers[key] = answer
  const [oldest] = Object.keys(answers)
  if (oldest && Object.keys(answers).length > ANSWERS_STORED) delete answers[oldest]
}

/** An event as a webhook that Stripe would send at a moment in seconds. */
export function signed(event: StripeEvent, secret: string, atSec: number): { body: string; signature: string } {
  const body = JSON.stringify(event)
  const hex = createHmac('sha256', secret).update(`${atSec}.${body}`).digest('hex')
  return { body, signature: `t=${atSec},v1=${hex}` }
}
