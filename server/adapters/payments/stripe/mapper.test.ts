import type Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { customerRecord, eventRecord } from './mapper.ts'

const [START, END, NEXT] = [1_700_000_000, 1_702_592_000, 1_705_270_400]
const customer = { id: 'cus_1', metadata: { userId: 'u1' } }
const price = { id: 'price_1', lookup_key: null, metadata: { planId: 'basic_monthly' } }
const period = { current_period_start: START, current_period_end: END }
const common = {
  id: 'sub_1',
  status: 'active',
  created: START,
  cancel_at: null,
  cancel_at_period_end: false,
  schedule: null,
}
const today = { ...common, items: { data: [{ id: 'si_1', price, ...period }] } }
const paidToday = {
  parent: { subscription_details: { subscription: 'sub_1' } },
  created: START,
  lines: { data: [{ amount: 999, period: { start: START, end: END } }] },
  payments: { data: [{ payment: { payment_intent: 'pi_1' } }] },
}

function record(
  subscription: object,
  invoices: object[] = [paidToday],
  charges: object[] = [],
  schedules: object[] = [],
) {
  const read = { customer, subscriptions: [subscription], invoices, charges, schedules }
  return customerRecord(read as unknown as Parameters<typeof customerRecord>[0]).subscriptions[0]
}

describe('a subscription', () => {
  it('is read as Stripe says it today, and as it said it before its "basil" versions', () => {
    const before = { ...common, ...period, items: { data: [{ id: 'si_1', price }] } }
    const paidBefore = { subscription: 'sub_1', created: START, lines: paidToday.lines }
    expect(record(before, [paidBefore])).toEqual(record(today))
    expect(record(today)).toMatchObject({
      planId: 'basic_monthly',
      periodStart: new Date(START * 1000),
      periodEnd: new Date(END * 1000),
      paidThrough: new Date(END * 1000),
    })
  })

  it('is known by its price’s lookup key where the price says nothing itself, and unknown prices are nobody’s plan', () => {
    const priced = (changes: object) => ({
      ...common,
      items: { data: [{ id: 'si_1', price: { ...price, ...changes }, ...period }] },
    })
    expect(record(priced({ metadata: {}, lookup_key: 'pro_yearly' }))).toMatchObject({ planId: 'pro_yearly' })
    expect(record(priced({ metadata: {}, lookup_key: 'something else' }))).toBeUndefined()
  })

  it('says what waits for the end of its period', () => {
    const phases = [
      { start_date: START, items: [{ price }] },
      { start_date: END, items: [{ price: { ...price, metadata: { planId: 'pro_monthly' } } }] },
    ]
    expect(record({ ...today, schedule: 'sched_1' }, [paidToday], [], [{ id: 'sched_1', phases }])).toMatchObject({
      scheduleId: 'sched_1',
      nextPlanId: 'pro_monthly',
    })
  })
})

describe('what is paid', () => {
  it('is nothing without an invoice of this subscription', () => {
    expect(record(today, [])).toMatchObject({ paidThrough: null })
    expect(record({ ...today, id: 'sub_2' })).toMatchObject({ paidThrough: null })
  })

  it('is what the newest invoice reaches', () => {
    const lines = { data: [{ amount: 999, period: { start: END, end: NEXT } }] }
    const later = { ...paidToday, created: END, lines }
    expect(record(today, [later, paidToday])).toMatchObject({ paidThrough: new Date(NEXT * 1000) })
  })

  it('is no more what a change of plan gave back', () => {
    const year = { ...paidToday, lines: { data: [{ amount: 9588, period: { start: START, end: NEXT } }] } }
    const change = {
      ...paidToday,
      created: START + 1,
      lines: { data: [{ amount: -9000, period: { start: START, end: NEXT } }, ...paidToday.lines.data] },
    }
    expect(record(today, [change, year])).toMatchObject({ paidThrough: new Date(END * 1000) })
  })

  it.each(['refunded', 'disputed'])('does not count when it was %s', (how) => {
    expect(record(today, [paidToday], [{ id: 'ch_1', payment_intent: 'pi_1', [how]: true }])).toMatchObject({
      paidThrough: null,
    })
    expect(record(today, [paidToday], [{ id: 'ch_2', payment_intent: 'pi_2', [how]: true }])).toMatchObject({
      paidThrough: new Date(END * 1000),
    })
  })
})

it.each([
  [
    { object: 'customer', id: 'cus_1' },
    { customerId: 'cus_1', chargeId: null },
  ],
  [
    { object: 'invoice', id: 'in_1', customer: 'cus_2' },
    { customerId: 'cus_2', chargeId: null },
  ],
  [
    { object: 'invoice', id: 'in_1', customer: { id: 'cus_3' } },
    { customerId: 'cus_3', chargeId: null },
  ],
  [
    { object: 'dispute', id: 'dp_1', charge: 'ch_1' },
    { customerId: null, chargeId: 'ch_1' },
  ],
])('knows whom an event is about: %o', (object, whom) => {
  const event = { id: 'evt_1', type: 'some.thing', created: START, data: { object } } as unknown as Stripe.Event
  expect(eventRecord(event)).toEqual({ id: 'evt_1', type: 'some.thing', createdAt: new Date(START * 1000), ...whom })
})
