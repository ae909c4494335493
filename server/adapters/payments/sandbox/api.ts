import { cancelNow, changeLater, isAlive, release } from './billing.ts'
import { type FormFields, listAt, recordAt, textAt, textsAt } from './form.ts'
import { type Books, type Customer, emitEvent, newId, type Price, type Session, type Subscription } from './state.ts'

/**
 * The calls of Stripe's interface that Canto makes, with Stripe's paths, parameters and errors. `pages` is the address of
 * the hosted pages, without a slash at the end.
 */
export type Call = {
  readonly method: string
  readonly path: string
  readonly fields: FormFields
  readonly pages: string
}

export class ApiError extends Error {
  readonly status: number
  readonly code: string | undefined

  constructor(status: number, message: string, code?: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

type Handler = (books: Books, fields: FormFields, id: string, pages: string) => object

const PORTAL_LIFE_SEC = 3600

const ROUTES: Readonly<Record<string, Handler>> = {
  'POST customers': (books, fields) => {
    const id = newId('cus')
    const customer: Customer = {
      id,
      object: 'customer',
      email: textAt(fields, 'email') ?? null,
      name: textAt(fields, 'name') ?? null,
      metadata: textsAt(fields, 'metadata'),
      created: books.now,
      card: null,
      balance: 0,
    }
    books.state.customers[id] = customer
    emitEvent(books, 'customer.created', customer)
    return customer
  },
  'GET customers/:id': ({ state }, _fields, id) => {
    const customer = state.customers[id] ?? missing('customer', id)
    return customer.deleted ? { id, object: 'customer', deleted: true } : customer
  },

  'POST products': ({ state }, fields) => {
    const id = textAt(fields, 'id') ?? ''
    state.products[id] = { id, object: 'product', name: textAt(fields, 'name'), metadata: textsAt(fields, 'metadata') }
    return state.products[id]
  },
  'POST products/:id': ({ state }, fields, id) => {
    const product = state.products[id] ?? missing('product', id)
    return Object.assign(product, { name: textAt(fields, 'name'), metadata: textsAt(fields, 'metadata') })
  },

  'GET prices': ({ state }, fields) => {
    const keys = Object.values(fields.lookup_keys ?? {})
    const isActive = textAt(fields, 'active') !== 'false'
    return list(
      Object.values(state.prices).filter((price) => price.active === isActive && keys.includes(price.lookup_key ?? '')),
    )
  },
  'POST prices': (books, fields) => {
    const product = textAt(fields, 'product') ?? ''
    if (!books.state.products[product]) missing('product', product)
    const key = textAt(fields, 'lookup_key') ?? null
    const holder = Object.values(books.state.prices).find(({ lookup_key }) => key !== null && lookup_key === key)
    if (holder && textAt(fields, 'transfer_lookup_key') !== 'true') {
      throw new ApiError(400, `A price already uses the lookup key '${key}'.`)
    }
    if (holder) holder.lookup_key = null
    const price: Price = {
      id: newId('price'),
      object: 'price',
      product,
      active: true,
      lookup_key: key,
      currency: textAt(fields, 'currency') ?? 'usd',
      unit_amount: Number(textAt(fields, 'unit_amount')),
      recurring: { interval: textAt(recordAt(fields, 'recurring'), 'interval') === 'year' ? 'year' : 'month' },
      metadata: textsAt(fields, 'metadata'),
    }
    books.state.prices[price.id] = price
    return price
  },
  'POST prices/:id': ({ state }, fields, id) => {
    const price = state.prices[id] ?? missing('price', id)
    return Object.assign(price, { active: textAt(fields, 'active') !== 'false' })
  },

  'POST checkout/sessions': (books, fields, _id, pages) => {
    const customer = livingCustomer(books, textAt(fields, 'customer') ?? '')
    const price = livingPrice(books, textAt(listAt(fields, 'line_items')[0] ?? {}, 'price') ?? '')
    const id = newId('cs')
    const session: Session = {
      id,
      object: 'checkout.session',
      mode: 'subscription',
      customer: customer.id,
      client_reference_id: textAt(fields, 'client_reference_id') ?? null,
      subscription: null,
      status: 'open',
      payment_status: 'unpaid',
      url: `${pages}/pay/${id}`,
      metadata: textsAt(fields, 'metadata'),
      success_url: (textAt(fields, 'success_url') ?? '').replace('{CHECKOUT_SESSION_ID}', id),
      cancel_url: textAt(fields, 'cancel_url') ?? '',
      expires_at: Number(textAt(fields, 'expires_at') ?? books.now + 86_400),
      price: price.id,
      asked: { metadata: textsAt(recordAt(fields, 'subscription_data'), 'metadata') },
    }
    if (session.expires_at < books.now + 1800)
      throw new ApiError(400, 'The `expires_at` timestamp must be at least 30 minutes in the future.')
    books.state.sessions[id] = session
    return session
  },
  'GET checkout/sessions/:id': ({ state }, _fields, id) => state.sessions[id] ?? missing('checkout.session', id),
  'POST checkout/sessions/:id/expire': (books, _fields, id) => {
    const session = books.state.sessions[id] ?? missing('checkout.session', id)
    if (session.status !== 'open')
      throw new ApiError(400, 'Only Checkout Sessions with a status in ["open"] can be expired.')
    session.status = 'expired'
    emitEvent(books, 'checkout.session.expired', session)
    return session
  },

  'GET subscriptions': ({ state }, fields) => {
    const customer = textAt(fields, 'customer') ?? ''
    if (!state.customers[customer]) missing('customer', customer)
    const found = Object.values(state.subscriptions).filter((one) => one.customer === customer)
    return list(found.reverse())
  },
  'DELETE subscriptions/:id': (books, _fields, id) => {
    const subscription = books.state.subscriptions[id]
    if (!subscription || !isAlive(subscription)) return missing('subscription', id)
    cancelNow(books, subscription)
    return subscription
  },

  'POST subscription_schedules': (books, fields) => {
    const subscription = livingSubscription(books, textAt(fields, 'from_subscription') ?? '')
    if (subscription.schedule) throw new ApiError(400, 'The subscription is already attached to a schedule.')
    const { price, current_period_start: start, current_period_end: end } = subscription.items.data[0]
    const id = newId('sub_sched')
    subscription.schedule = id
    const schedule = {
      id,
      object: 'subscription_schedule',
      subscription: subscription.id,
      status: 'active',
      phases: [{ start_date: start, end_date: end, items: [{ price: price.id }] }],
    } as const
    books.state.schedules[id] = schedule as unknown as (typeof books.state.schedules)[string]
    return schedule
  },
  'GET subscription_schedules/:id': ({ state }, _fields, id) => {
    const schedule = state.schedules[id] ?? missing('subscription_schedule', id)
    const phases = schedule.phases.map((phase) => ({
      ...phase,
      items: phase.items.map(({ price }) => ({ price: state.prices[price] })),
    }))
    return { ...schedule, phases }
  },
  'POST subscription_schedules/:id': (books, fields, id) => {
    const schedule = books.state.schedules[id] ?? missing('subscription_schedule', id)
    const later = listAt(fields, 'phases')[1] ?? {}
    const price = livingPrice(books, textAt(listAt(later, 'items')[0] ?? {}, 'price') ?? '')
    changeLater(books, livingSubscription(books, schedule.subscription), price)
    return schedule
  },
  'POST subscription_schedules/:id/release': (books, _fields, id) => {
    const schedule = books.state.schedules[id] ?? missing('subscription_schedule', id)
    const subscription = livingSubscription(books, schedule.subscription)
    release(books, subscription)
    emitEvent(books, 'customer.subscription.updated', subscription)
    return schedule
  },

  'GET invoices': ({ state }, fields) => {
    const [customer, status] = [textAt(fields, 'customer'), textAt(fields, 'status')]
    return list(
      Object.values(state.invoices)
        .filter((one) => one.customer === customer && one.status === status)
        .reverse(),
    )
  },
  'GET charges': ({ state }, fields) => {
    const customer = textAt(fields, 'customer')
    return list(
      Object.values(state.charges)
        .filter((one) => one.customer === customer)
        .reverse(),
    )
  },
  'GET charges/:id': ({ state }, _fields, id) => state.charges[id] ?? missing('charge', id),

  'GET billing_portal/configurations': ({ state }) => list(Object.values(state.configurations)),
  'POST billing_portal/configurations': (books, fields) => {
    const id = newId('bpc')
    const made = { id, object: 'billing_portal.configuration', active: true, metadata: textsAt(fields, 'metadata') }
    books.state.configurations[id] = made
    return made
  },
  'POST billing_portal/configurations/:id': ({ state }, _fields, id) =>
    state.configurations[id] ?? missing('configuration', id),
  'POST billing_portal/sessions': (books, fields, _id, pages) => {
    const customer = livingCustomer(books, textAt(fields, 'customer') ?? '')
    const flow = recordAt(fields, 'flow_data')
    const update = recordAt(flow, 'subscription_update_confirm')
    const done = textAt(recordAt(recordAt(flow, 'after_completion'), 'redirect'), 'return_url')
    const returnUrl = textAt(fields, 'return_url') ?? ''
    const wanted = textAt(listAt(update, 'items')[0] ?? {}, 'price')
    const confirm = wanted
      ? {
          subscription: textAt(update, 'subscription') ?? '',
          price: livingPrice(books, wanted).id,
          done_url: done ?? returnUrl,
        }
      : null
    const id = newId('bps')
    books.state.portals[id] = {
      id,
      customer: customer.id,
      return_url: returnUrl,
      confirm,
      expires_at: books.now + PORTAL_LIFE_SEC,
    }
    return {
      id,
      object: 'billing_portal.session',
      customer: customer.id,
      return_url: returnUrl,
      url: `${pages}/portal/${id}`,
    }
  },
}

/** Answers one call. Throws ApiError as Stripe would refuse. */
export function answerCall(books: Books, { method, path, fields, pages }: Call): object {
  const parts = path.replace(/^\/v1\//, '').split('/')
  for (const [route, handle] of Object.entries(ROUTES)) {
    const [verb, pattern = ''] = route.split(' ')
    const wanted = pattern.split('/')
    if (verb !== method || wanted.length !== parts.length) continue
    if (wanted.every((part, at) => part === ':id' || part === parts[at])) {
      return handle(books, fields, parts[wanted.indexOf(':id')] ?? '', pages)
    }
  }
  throw new ApiError(404, `Unrecognized request URL (${method}: ${path}).`)
}

function livingCustomer({ state }: Books, id: string): Customer {
  const customer = state.customers[id]
  return customer && !customer.deleted ? customer : missing('customer', id)
}

function livingPrice({ state }: Books, id: string): Price {
  const price = state.prices[id] ?? missing('price', id)
  if (!price.active) throw new ApiError(400, 'The price specified is inactive.')
  return price
}

function livingSubscription({ state }: Books, id: string): Subscription {
  const subscription = state.subscriptions[id] ?? missing('subscription', id)
  return isAlive(subscription) ? subscription : missing('subscription', id)
}

function missing(what: string, id: string): never {
  throw new ApiError(404, `No such ${what}: '${id}'`, 'resource_missing')
}

const list = (data: readonly object[]) => ({ object: 'list', data, has_more: false })
