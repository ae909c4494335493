import {
  type Books,
  type Card,
  type Charge,
  emitEvent,
  held,
  type Invoice,
  newId,
  type Price,
  type Session,
  type Subscription,
} from './state.ts'

/**
 * What Stripe does by itself, in the order in which it sends events: subscriptions begin, renew, fail, change and end.
 * Times in seconds, money in cents.
 */

const DAY = 86_400
/** Days between the tries of a failed bill; after the last one the subscription ends. */
const RETRY_AFTER_DAYS = [3, 5, 7]
/** How long a first bill waits for the person to answer the bank's question before it is voided. */
const INCOMPLETE_LIFE = 23 * 3600

export type Outcome = 'paid' | 'declined' | 'asks'

/** Pays for a plan on the checkout page. */
export function payCheckout(books: Books, session: Session, card: Card): Outcome {
  if (session.status !== 'open') return 'declined'
  if (card === 'declined') return 'declined'
  const customer = held(books.state.customers, session.customer)
  customer.card = card
  const subscription = begin(books, session)
  const invoice = bill(books, subscription, 'subscription_create', [
    line(subscription, priceOf(subscription).unit_amount),
  ])
  emitEvent(books, 'customer.subscription.created', subscription)
  if (card === 'asks') {
    session.subscription = subscription.id
    emitEvent(books, 'invoice.payment_action_required', invoice)
    return 'asks'
  }
  collect(books, invoice)
  complete(books, session, subscription)
  return 'paid'
}

/** The person's answer to the bank's question about a payment. */
export function answerBank(books: Books, session: Session, agrees: boolean): Outcome {
  const subscription = books.state.subscriptions[session.subscription ?? '']
  if (session.status !== 'open' || subscription?.status !== 'incomplete') return 'declined'
  const invoice = held(books.state.invoices, subscription.latest_invoice)
  if (!agrees) {
    expire(books, subscription, invoice)
    session.subscription = null
    return 'declined'
  }
  held(books.state.customers, subscription.customer).card = 'good'
  collect(books, invoice)
  complete(books, session, subscription)
  return 'paid'
}

function begin(books: Books, session: Session): Subscription {
  const price = held(books.state.prices, session.price)
  const subscription: Subscription = {
    id: newId('sub'),
    object: 'subscription',
    customer: session.customer,
    status: 'incomplete',
    created: books.now,
    cancel_at: null,
    cancel_at_period_end: false,
    ended_at: null,
    schedule: null,
    latest_invoice: null,
    metadata: session.asked.metadata,
    items: {
      object: 'list',
      data: [
        {
          id: newId('si'),
          object: 'subscription_item',
          price,
          current_period_start: books.now,
          current_period_end: periodAfter(books.now, price, dayOf(books.now)),
        },
      ],
    },
    anchor: dayOf(books.now),
    tries: 0,
  }
  books.state.subscriptions[subscription.id] = subscription
  return subscription
}

function complete(books: Books, session: Session, subscription: Subscription): void {
  Object.assign(session, { status: 'complete', payment_status: 'paid', subscription: subscription.id })
  emitEvent(books, 'checkout.session.completed', session)
}

/** Changes to another plan at once and bills the difference. */
export function changePlan(books: Books, subscription: Subscription, price: Price): Outcome {
  const card = held(books.state.customers, subscription.customer).card
  if (card !== 'good') {
    emitEvent(books, 'invoice.payment_failed', {
      customer: subscription.customer,
      object: 'invoice',
      id: newId('in'),
    })
    return card === 'asks' ? 'asks' : 'declined'
  }
  const item = subscription.items.data[0]
  const { back: unused, due: wanted } = amountsOfChange(books, subscription, price)
  const back = line(subscription, unused)
  back.period.start = books.now
  const isOtherPeriod = priceOf(subscription).recurring.interval !== price.recurring.interval
  item.price = price
  if (isOtherPeriod) {
    subscription.anchor = dayOf(books.now)
    item.current_period_start = books.now
    item.current_period_end = periodAfter(books.now, price, subscription.anchor)
  }
  release(books, subscription)
  const due = line(subscription, wanted)
  due.period.start = books.now
  emitEvent(books, 'customer.subscription.updated', subscription)
  collect(books, bill(books, subscription, 'subscription_update', [back, due]))
  return 'paid'
}

/** For a change of plan at once: the credit for the rest of the old plan, and the price of the new one. */
function amountsOfChange({ now }: Books, subscription: Subscription, price: Price): { back: number; due: number } {
  const old = priceOf(subscription)
  const { current_period_start: start, current_period_end: end } = subscription.items.data[0]
  const left = (end - now) / (end - start)
  const isSamePeriod = old.recurring.interval === price.recurring.interval
  return {
    back: -Math.round(left * old.unit_amount),
    due: Math.round((isSamePeriod ? left : 1) * price.unit_amount),
  }
}

/** The amount to pay now for changing to another plan at once. */
export function dueNow(books: Books, subscription: Subscription, price: Price): number {
  const { back, due } = amountsOfChange(books, subscription, price)
  return Math.max(0, back + due + held(books.state.customers, subscription.customer).balance)
}

/** Schedules another plan for the end of the running period. */
export function changeLater(books: Books, subscription: Subscription, price: Price): void {
  release(books, subscription)
  const { current_period_start: start, current_period_end: end } = subscription.items.data[0]
  const id = newId('sub_sched')
  books.state.schedules[id] = {
    id,
    object: 'subscription_schedule',
    subscription: subscription.id,
    status: 'active',
    phases: [
      { start_date: start, end_date: end, items: [{ price: priceOf(subscription).id }] },
      { start_date: end, end_date: periodAfter(end, price, subscription.anchor), items: [{ price: price.id }] },
    ],
  }
  subscription.schedule = id
  emitEvent(books, 'customer.subscription.updated', subscription)
}

export function release(books: Books, subscription: Subscription): void {
  if (!subscription.schedule) return
  held(books.state.schedules, subscription.schedule).status = 'released'
  subscription.schedule = null
}

export function cancelAtPeriodEnd(books: Books, subscription: Subscription, cancel: boolean): void {
  if (!isAlive(subscription)) return
  subscription.cancel_at_period_end = cancel
  subscription.cancel_at = cancel ? subscription.items.data[0].current_period_end : null
  if (cancel) release(books, subscription)
  emitEvent(books, 'customer.subscription.updated', subscription)
}

/** Ends a subscription now; the unused part of what was paid is credited to the customer. */
export function cancelNow(books: Books, subscription: Subscription): void {
  if (!isAlive(subscription)) return
  const { price, current_period_start: start, current_period_end: end } = subscription.items.data[0]
  const left = Math.max(0, (end - books.now) / (end - start))
  if (subscription.status === 'active')
    held(books.state.customers, subscription.customer).balance -= Math.round(left * price.unit_amount)
  finish(books, subscription, 'canceled')
}

function finish(books: Books, subscription: Subscription, status: 'canceled' | 'incomplete_expired'): void {
  release(books, subscription)
  Object.assign(subscription, { status, ended_at: books.now, cancel_at_period_end: false })
  emitEvent(
    books,
    status === 'canceled' ? 'customer.subscription.deleted' : 'customer.subscription.updated',
    subscription,
  )
}

function expire(books: Books, subscription: Subscription, invoice: Invoice): void {
  invoice.status = 'void'
  finish(books, subscription, 'incomplete_expired')
}

/** Sets another card and charges all open bills to it at once. */
export function changeCard(books: Books, customerId: string, card: Card): void {
  held(books.state.customers, customerId).card = card
  for (const invoice of Object.values(books.state.invoices)) {
    if (invoice.customer === customerId && invoice.status === 'open') collect(books, invoice)
  }
}

export function refundCharge(books: Books, charge: Charge): void {
  charge.refunded = true
  emitEvent(books, 'charge.refunded', charge)
}

/** A chargeback: the bank takes the money back and opens a dispute. */
export function disputeCharge(books: Books, charge: Charge): void {
  charge.disputed = true
  emitEvent(books, 'charge.dispute.created', { id: newId('dp'), object: 'dispute', charge: charge.id })
}

export function deleteCustomer(books: Books, customerId: string): void {
  const customer = held(books.state.customers, customerId)
  for (const subscription of subscriptionsOf(books, customerId))
    if (isAlive(subscription)) finish(books, subscription, 'canceled')
  customer.deleted = true
  emitEvent(books, 'customer.deleted', customer)
}

/** Does everything that is due until now, in the order of time. */
export function advance({ state, now }: Books): void {
  for (;;) {
    const [due] = Object.values(state.subscriptions)
      .map((subscription) => ({ subscription, at: nextActionAt(subscription) }))
      .filter(({ at }) => at <= now)
      .sort((a, b) => a.at - b.at)
    if (!due) break
    advanceSubscription({ state, now: due.at }, due.subscription)
  }
  for (const session of Object.values(state.sessions)) {
    if (session.status !== 'open' || session.expires_at > now) continue
    session.status = 'expired'
    emitEvent({ state, now }, 'checkout.session.expired', session)
  }
}

/** When the next renewal, retry or end of a subscription is due. */
function nextActionAt(subscription: Subscription): number {
  const { current_period_start: start, current_period_end: end } = subscription.items.data[0]
  if (subscription.status === 'incomplete') return subscription.created + INCOMPLETE_LIFE
  if (subscription.status === 'active') return end
  if (subscription.status !== 'past_due') return Number.POSITIVE_INFINITY
  const days = RETRY_AFTER_DAYS.slice(0, subscription.tries).reduce((sum, some) => sum + some, 0)
  return start + days * DAY
}

function advanceSubscription(books: Books, subscription: Subscription): void {
  const invoice = held(books.state.invoices, subscription.latest_invoice)
  if (subscription.status === 'incomplete') expire(books, subscription, invoice)
  else if (subscription.status === 'past_due') tryAgain(books, subscription, invoice)
  else if (subscription.cancel_at_period_end) finish(books, subscription, 'canceled')
  else renew(books, subscription)
}

function tryAgain(books: Books, subscription: Subscription, invoice: Invoice): void {
  subscription.tries++
  if (collect(books, invoice) || subscription.tries <= RETRY_AFTER_DAYS.length) return
  invoice.status = 'void'
  finish(books, subscription, 'canceled')
}

function renew(books: Books, subscription: Subscription): void {
  const item = subscription.items.data[0]
  const schedule = books.state.schedules[subscription.schedule ?? '']
  if (schedule) item.price = held(books.state.prices, schedule.phases[1]?.items[0]?.price)
  release(books, subscription)
  item.current_period_start = item.current_period_end
  item.current_period_end = periodAfter(item.current_period_start, item.price, subscription.anchor)
  subscription.tries = 1
  emitEvent(books, 'customer.subscription.updated', subscription)
  collect(books, bill(books, subscription, 'subscription_cycle', [line(subscription, item.price.unit_amount)]))
}

function bill(books: Books, subscription: Subscription, reason: Invoice['billing_reason'], lines: Line[]): Invoice {
  const customer = held(books.state.customers, subscription.customer)
  const total = lines.reduce((sum, { amount }) => sum + amount, 0) + customer.balance
  customer.balance = Math.min(0, total)
  const invoice: Invoice = {
    id: newId('in'),
    object: 'invoice',
    customer: customer.id,
    status: 'open',
    billing_reason: reason,
    created: books.now,
    amount_due: Math.max(0, total),
    parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id } },
    lines: { object: 'list', data: lines },
    payments: { object: 'list', data: [] },
  }
  books.state.invoices[invoice.id] = invoice
  subscription.latest_invoice = invoice.id
  return invoice
}

/** Charges the customer's card for an open bill; false if the card does not pay. */
function collect(books: Books, invoice: Invoice): boolean {
  const subscription = held(books.state.subscriptions, invoice.parent.subscription_details.subscription)
  const customer = held(books.state.customers, invoice.customer)
  const isFirst = invoice.billing_reason === 'subscription_create'
  const pays = customer.card === 'good' || (customer.card === 'fails-later' && isFirst) || invoice.amount_due === 0
  if (!pays) {
    if (isAlive(subscription)) subscription.status = isFirst ? 'incomplete' : 'past_due'
    emitEvent(books, customer.card === 'asks' ? 'invoice.payment_action_required' : 'invoice.payment_failed', invoice)
    emitEvent(books, 'customer.subscription.updated', subscription)
    return false
  }
  const charge = chargeFor(books, invoice)
  const payment = {
    id: newId('inpay'),
    status: 'paid',
    payment: { type: 'payment_intent', payment_intent: charge.payment_intent },
  } as const
  invoice.payments.data.push(payment)
  invoice.status = 'paid'
  if (isAlive(subscription)) subscription.status = 'active'
  emitEvent(books, 'invoice.paid', invoice)
  emitEvent(books, 'customer.subscription.updated', subscription)
  return true
}

function chargeFor(books: Books, { customer, amount_due: amount }: Invoice): Charge {
  const charge: Charge = {
    id: newId('ch'),
    object: 'charge',
    customer,
    payment_intent: newId('pi'),
    amount,
    refunded: false,
    disputed: false,
    created: books.now,
  }
  books.state.charges[charge.id] = charge
  return charge
}

type Line = Invoice['lines']['data'][number]

function line({ items }: Subscription, amount: number): Line {
  const { current_period_start: start, current_period_end: end } = items.data[0]
  return { id: newId('il'), amount, period: { start, end } }
}

export const priceOf = ({ items }: Subscription): Price => items.data[0].price

export const subscriptionsOf = ({ state }: Books, customerId: string): Subscription[] =>
  Object.values(state.subscriptions).filter(({ customer }) => customer === customerId)

export const isAlive = ({ status }: Subscription) => status !== 'canceled' && status !== 'incomplete_expired'

const dayOf = (sec: number) => new Date(sec * 1000).getUTCDate()

/** The same day a month or a year later, or the last day of a shorter month. */
function periodAfter(start: number, { recurring }: Price, anchorDay: number): number {
  const date = new Date(start * 1000)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + (recurring.interval === 'year' ? 12 : 1)]
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  date.setUTCFullYear(year, month, Math.min(anchorDay, lastDay))
  return date.getTime() / 1000
}
