import type { PaidPlanId } from '#lib/catalog/plans.ts'

/** The service that takes money. Whatever it says of a customer is asked anew each time, never put together from events. */
export type Payments = {
  /** Its name for a new customer, in place of one that is gone. Asked again for the same, it gives the same. */
  createCustomer(person: {
    readonly userId: string
    readonly email: string
    readonly name: string | null
    readonly gone: string | null
  }): Promise<string>
  /** All that it knows of a customer; null when there is none of that name, or none any more. */
  read(customerId: string): Promise<CustomerRecord | null>
  /** A page on which a plan can be paid for, once. */
  openCheckout(request: {
    readonly customerId: string
    readonly userId: string
    readonly planId: PaidPlanId
    readonly expiresAt: Date
    readonly successUrl: string
    readonly cancelUrl: string
  }): Promise<{ id: string; url: string }>
  /** Makes sure that nobody pays there any more. "paid" when somebody has. */
  closeCheckout(id: string): Promise<'closed' | 'paid'>
  /** A page on which people see to their bills and cards, or, with `change`, confirm another plan. */
  openPortal(request: {
    readonly customerId: string
    readonly returnUrl: string
    readonly change?: {
      readonly subscription: SubscriptionRecord
      readonly planId: PaidPlanId
      /** Where people come back to when they have confirmed; who does not comes back to `returnUrl`. */
      readonly doneUrl: string
    }
  }): Promise<{ url: string }>
  /** Has a subscription go over to another plan when its period ends, or, with null, stay as it is. */
  changeLater(subscription: SubscriptionRecord, planId: PaidPlanId | null): Promise<void>
  /** Ends a subscription at once; what is paid and unused is credited to the customer. */
  endSubscription(id: string): Promise<void>
  /** The customer that a charge was made to. */
  customerOfCharge(chargeId: string): Promise<string | null>
  /** Whose webhook it is. Throws ForgedEventError for whatever the service did not send, or did not send lately. */
  readEvent(body: string, signature: string): PaymentEventRecord
  /** Brings products, prices and the portal in line with the plans. */
  publishPlans(): Promise<readonly PublishedPlan[]>
}

export type CustomerRecord = {
  readonly id: string
  /** The person of ours that it was made for. */
  readonly userId: string | null
  /** Newest first, ended ones too; of plans that are not ours none. */
  readonly subscriptions: readonly SubscriptionRecord[]
}

export type SubscriptionRecord = {
  readonly id: string
  readonly itemId: string
  readonly planId: PaidPlanId
  /** "active", "past_due", "canceled" … */
  readonly status: string
  readonly createdAt: Date
  readonly periodStart: Date
  readonly periodEnd: Date
  /** Until when it is paid; what was paid back or is disputed does not count. */
  readonly paidThrough: Date | null
  readonly cancelAtPeriodEnd: boolean
  /** What waits for the period's end: another plan. */
  readonly scheduleId: string | null
  readonly nextPlanId: PaidPlanId | null
}

export type PaymentEventRecord = {
  readonly id: string
  readonly type: string
  readonly createdAt: Date
  readonly customerId: string | null
  /** Named instead of a customer by disputes. */
  readonly chargeId: string | null
}

export type PublishedPlan = { readonly planId: PaidPlanId; readonly priceId: string; readonly isNew: boolean }

/** A webhook that is not the service's, or too old, or of another mode. */
export class ForgedEventError extends Error {
  override name = 'ForgedEventError'
}
