import { type PaidPlanId, waitsForPeriodEnd } from '#lib/catalog/plans.ts'
import {
  cancelAtPeriodEnd,
  changeCard,
  changeLater,
  changePlan,
  isAlive,
  payCheckout,
  priceOf,
  refundCharge,
  subscriptionsOf,
} from '#server/adapters/payments/sandbox/billing.ts'
import { type Books, type Card, held, type Price, type Subscription } from '#server/adapters/payments/sandbox/state.ts'
import type { PayingWorld } from './paying-world.ts'

/** What somebody does at Stripe, month by month. */
type CustomerAction =
  | { readonly does: 'subscribe'; readonly to: PaidPlanId; readonly card?: Card }
  | { readonly does: 'change'; readonly to: PaidPlanId }
  | { readonly does: 'card'; readonly to: Card }
  | { readonly does: 'cancel' | 'keep' | 'get money back' }

export type CustomerHistory = Readonly<Record<number, readonly CustomerAction[]>>

const subscribe = (to: PaidPlanId, card: Card = 'good'): CustomerAction => ({ does: 'subscribe', to, card })
const change = (to: PaidPlanId): CustomerAction => ({ does: 'change', to })
const card = (to: Card): CustomerAction => ({ does: 'card', to })
const [cancel, keepPlan, refund]: CustomerAction[] = [{ does: 'cancel' }, { does: 'keep' }, { does: 'get money back' }]

/** Ten people over three years: steady, rising, falling, failing, leaving, coming back. Month to deeds. */
export const CUSTOMER_HISTORIES: readonly CustomerHistory[] = [
  { 0: [subscribe('basic_monthly')] },
  { 0: [subscribe('basic_monthly')], 5: [change('standard_monthly')], 20: [change('pro_monthly')] },
  { 0: [subscribe('pro_monthly')], 8: [change('standard_monthly')], 16: [change('basic_monthly')] },
  { 0: [subscribe('standard_yearly')], 26: [change('standard_monthly')] },
  { 0: [subscribe('standard_monthly')], 3: [change('standard_yearly')], 20: [cancel as CustomerAction] },
  {
    0: [subscribe('basic_monthly', 'fails-later')],
    4: [subscribe('basic_monthly')],
    15: [card('declined')],
    17: [subscribe('basic_monthly')],
  },
  {
    0: [subscribe('pro_monthly')],
    6: [cancel as CustomerAction, keepPlan as CustomerAction],
    12: [cancel as CustomerAction],
    18: [subscribe('pro_yearly')],
  },
  { 1: [subscribe('basic_monthly')], 9: [card('asks')], 10: [card('good')], 30: [refund as CustomerAction] },
  {
    2: [subscribe('standard_monthly')],
    4: [cancel as CustomerAction],
    7: [subscribe('basic_monthly')],
    9: [change('pro_monthly')],
  },
  { 0: [subscribe('pro_monthly')], 35: [change('basic_monthly')] },
]

/** Plays all histories side by side for so many months and calls `onStep` after every step of ten days. */
export async function playHistory(
  world: PayingWorld,
  customers: readonly string[],
  months: number,
  onStep: () => Promise<void>,
): Promise<void> {
  for (let month = 0; month <= months; month++) {
    for (const [index, life] of CUSTOMER_HISTORIES.entries()) {
      for (const action of life[month] ?? []) await perform(world, customers[index] ?? '', action)
    }
    // Three steps, so that a failed bill is tried again between the months.
    for (let step = 0; step < 3; step++) {
      await onStep()
      await world.later(365.25 / 36)
    }
  }
  await onStep()
}

async function perform(world: PayingWorld, customerId: string, action: CustomerAction): Promise<void> {
  if (action.does === 'subscribe') {
    const { now } = world.clock
    const expiresAt = new Date(now().getTime() + 3_600_000)
    const request = {
      customerId,
      userId: '',
      planId: action.to,
      expiresAt,
      successUrl: 'https://x.example',
      cancelUrl: 'https://x.example',
    }
    const session = await world.payments?.openCheckout(request)
    await world.stripe.act((books) =>
      payCheckout(books, held(books.state.sessions, session?.id), action.card ?? 'good'),
    )
    return
  }
  await world.stripe.act((books) => {
    if (action.does === 'card') changeCard(books, customerId, action.to)
    const subscription = subscriptionsOf(books, customerId).findLast(isAlive)
    if (!subscription) return
    if (action.does === 'change') changeTo(books, subscription, action.to)
    if (action.does === 'cancel' || action.does === 'keep')
      cancelAtPeriodEnd(books, subscription, action.does === 'cancel')
    const last = Object.values(books.state.charges).findLast(({ customer }) => customer === customerId)
    if (action.does === 'get money back' && last) refundCharge(books, last)
  })
}

/** At once or when the period ends, as Canto asks for it. */
function changeTo(books: Books, subscription: Subscription, planId: PaidPlanId): void {
  const waits = waitsForPeriodEnd(priceOf(subscription).lookup_key as PaidPlanId, planId)
  if (waits) changeLater(books, subscription, priceNamed(books, planId))
  else changePlan(books, subscription, priceNamed(books, planId))
}

function priceNamed({ state }: Books, planId: PaidPlanId): Price {
  const price = Object.values(state.prices).find(({ lookup_key }) => lookup_key === planId)
  if (!price) throw new Error(`No price is called ${planId}`)
  return price
}
