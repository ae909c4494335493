import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { emptyState, type SandboxState, type StripeEvent } from '#server/adapters/payments/sandbox/state.ts'
import { type StripeEmulator, signed, stripeEmulator } from '#server/adapters/payments/sandbox/stripe-emulator.ts'

export const SECRET_KEY = 'sk_test_fake'
export const WEBHOOK_SECRETS = ['whsec_new', 'whsec_old'] as const

export type FakeStripe = {
  readonly url: string
  readonly state: SandboxState
  readonly act: StripeEmulator['act']
  /** Events that happened and were not taken out of here yet: a test delivers them as it likes. */
  readonly mailbox: StripeEvent[]
  /** Calls that were answered, as "POST /v1/customers". */
  readonly calls: string[]
  /** The next calls fail with this status, as many as are said. */
  fail(times: number, status?: number): void
  /** A webhook as it would come now. */
  webhook(event: StripeEvent, options?: { secret?: string; atSec?: number }): { body: string; signature: string }
  close(): Promise<void>
}

/**
 * Stripe as a server on this machine, by a clock that the test moves, with faults on demand. What is due happens when it is
 * asked next. `onEvents` hears of events at once; without it they wait in the mailbox.
 */
export async function fakeStripe(options: {
  readonly nowSec: () => number
  readonly onEvents?: (events: readonly StripeEvent[]) => Promise<void>
  /** Moves the clock when another process asks for it: POST /control/later?days=31 */
  readonly later?: (days: number) => void
}): Promise<FakeStripe> {
  const { nowSec, onEvents, later } = options
  const state = emptyState()
  const mailbox: StripeEvent[] = []
  const calls: string[] = []
  const faults = { left: 0, status: 500 }
  const server = createServer(async (request, response) => {
    calls.push(`${request.method} ${request.url?.split('?')[0]}`)
    if (later && request.url?.startsWith('/control/later')) {
      later(Number(new URL(request.url, url).searchParams.get('days')))
      await stripe.act(() => {})
      return response.end()
    }
    if (request.url?.startsWith('/v1/') && faults.left > 0) {
      faults.left--
      response.writeHead(faults.status, { 'content-type': 'application/json' })
      return response.end(JSON.stringify({ error: { type: 'api_error', message: 'Something went wrong.' } }))
    }
    if (request.url?.startsWith('/v1/') && request.headers.authorization !== `Bearer ${SECRET_KEY}`) {
      response.writeHead(401, { 'content-type': 'application/json' })
      return response.end(
        JSON.stringify({ error: { type: 'authentication_error', message: 'Invalid API Key provided.' } }),
      )
    }
    const body = await text(request)
    const headers = new Headers(request.headers as Record<string, string>)
    const asked = { method: request.method ?? 'GET', headers, ...(body ? { body } : {}) }
    const answer = await stripe.answer(new Request(new URL(request.url ?? '/', url), asked))
    response.writeHead(answer.status, Object.fromEntries(answer.headers))
    response.end(await answer.text())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const stripe = stripeEmulator({
    store: { change: async (task) => task(state) },
    pages: url,
    nowSec,
    onEvents: onEvents ?? (async (events) => void mailbox.push(...events)),
  })
  return {
    url,
    state,
    mailbox,
    calls,
    act: stripe.act,
    fail(times, status = 500) {
      Object.assign(faults, { left: times, status })
    },
    webhook: (event, { secret = WEBHOOK_SECRETS[0], atSec = Math.floor(Date.now() / 1000) } = {}) =>
      signed(event, secret, atSec),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
