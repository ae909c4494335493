import { randomUUID } from 'node:crypto'

/**
 * The state of the sandbox's payment service, in the shapes of Stripe's API as far as they are used here. The sandbox
 * keeps it in the database, the fake of the tests in memory. Times in seconds, money in cents.
 */
export type SandboxState = {
  readonly customers: Record<string, Customer>
  readonly products: Record<string, Record<string, unknown>>
  readonly prices: Record<string, Price>
  readonly sessions: Record<string, Session>
  readonly subscriptions: Record<string, Subscription>
  readonly schedules: Record<string, Schedule>
  readonly invoices: Record<string, Invoice>
  readonly charges: Record<string, Charge>
  readonly portals: Record<string, Portal>
  readonly configurations: Record<string, Record<string, unknown> & { id: string }>
  /** Answers by idempotency key, each with a hash of its request. */
  readonly answers: Record<string, { print: string; status: number; body: unknown }>
  /** Events that have not been sent yet. */
  outbox: StripeEvent[]
}

/** How a card pays: always; once and never again; never; or after the bank has asked the person. */
export const CARDS = ['good', 'fails-later', 'declined', 'asks'] as const
export type Card = (typeof CARDS)[number]

export type Customer = {
  id: string
  object: 'customer'
  email: string | null
  name: string | null
  metadata: Record<string, string>
  deleted?: true
  created: number
  /** Not Stripe's: the card that bills are paid with. */
  card: Card | null
  /** What is credited to the next bill, negative as at Stripe. */
  balance: number
}

export type Price = {
  id: string
  object: 'price'
  product: string
  active: boolean
  currency: string
  unit_amount: number
  recurring: { interval: 'month' | 'year' }
  lookup_key: string | null
  metadata: Record<string, string>
}

export type Session = {
  id: string
  object: 'checkout.session'
  mode: 'subscription'
  customer: string
  client_reference_id: string | null
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  subscription: string | null
  success_url: string
  cancel_url: string
  expires_at: number
  url: string
  metadata: Record<string, string>
  /** Not Stripe's. */
  price: string
  asked: { metadata: Record<string, string> }
}

export type Subscription = {
  id: string
  object: 'subscription'
  customer: string
  status: 'incomplete' | 'incomplete_expired' | 'active' | 'past_due' | 'canceled'
  created: number
  cancel_at: number | null
  cancel_at_period_end: boolean
  ended_at: number | null
  schedule: string | null
  latest_invoice: string | null
  metadata: Record<string, string>
  items: {
    object: 'list'
    data: [
      {
        id: string
        object: 'subscription_item'
        price: Price
        current_period_start: number
        current_period_end: number
      },
    ]
  }
  /** Not Stripe's: the day of the month on which it renews, and how often its current bill has been tried in vain. */
  anchor: number
  tries: number
}

export type Schedule = {
  id: string
  object: 'subscription_schedule'
  subscription: string
  status: 'active' | 'released'
  phases: { start_date: number; end_date: number; items: { price: string }[] }[]
}

export type Invoice = {
  id: string
  object: 'invoice'
  customer: string
  status: 'open' | 'paid' | 'void'
  billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update'
  created: number
  amount_due: number
  parent: { type: 'subscription_details'; subscription_details: { subscription: string } }
  lines: { object: 'list'; data: { id: string; amount: number; period: { start: number; end: number } }[] }
  payments: {
    object: 'list'
    data: { id: string; status: string; payment: { type: 'payment_intent'; payment_intent: string } }[]
  }
}

export type Charge = {
  id: string
  object: 'charge'
  customer: string
  payment_intent: string
  amount: number
  refunded: boolean
  disputed: boolean
  created: number
}

export type Portal = {
  id: string
  customer: string
  return_url: string
  confirm: { subscription: string; price: string; done_url: string } | null
  expires_at: number
}

export type StripeEvent = {
  id: string
  object: 'event'
  api_version: string
  created: number
  livemode: boolean
  type: string
  data: { object: Record<string, unknown> }
}

export function emptyState(): SandboxState {
  return {
    customers: {},
    products: {},
    prices: {},
    sessions: {},
    subscriptions: {},
    schedules: {},
    invoices: {},
    charges: {},
    portals: {},
    configurations: {},
    answers: {},
    outbox: [],
  }
}

/** The object with an id that we stored ourselves. A missing one is a fault of ours. */
export function held<T>(things: Readonly<Record<string, T>>, id: string | null | undefined): T {
  const thing = things[id ?? '']
  if (!thing) throw new Error(`The sandbox lost ${id}`)
  return thing
}

/** The state at a moment. */
export type Books = { readonly state: SandboxState; readonly now: number }

/** An id like Stripe's, "cus_…", that nobody can guess: whoever knows a page's id may press its buttons. */
export function newId(prefix: string): string {
  return `${prefix}_sandbox${randomUUID().replaceAll('-', '')}`
}

/** Adds an event to the outbox, with a copy of the object as it is now. */
export function emitEvent(books: Books, type: string, object: object): void {
  books.state.outbox.push({
    id: newId('evt'),
    object: 'event',
    api_version: '2026-10-28.endive',
    created: books.now,
    livemode: false,
    type,
    data: { object: structuredClone(object) as Record<string, unknown> },
  })
}
