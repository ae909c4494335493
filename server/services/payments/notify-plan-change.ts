import { isPaidPlanId, planName } from '#lib/catalog/plans.ts'
import type { NotificationKind } from '#lib/schemas/notification.ts'
import type { Transaction } from '#server/db/client.ts'
import type { Subscription } from '#server/db/generated/client.ts'
import { notify } from '#server/services/notifications/notify.ts'
import { PAYING } from '#server/services/plans/plan-of.ts'

/** Notifies somebody of what has become of their plan, once for each thing that happened. */
export async function notifyPlanChange(
  tx: Transaction,
  userId: string,
  before: Subscription | null,
  after: Subscription | null,
): Promise<void> {
  if (!after || !isPaidPlanId(after.planId)) return
  const plan = planName(after.planId)
  for (const { kind, happened, cause } of PLAN_NOTIFICATIONS) {
    if (!happened(before, after)) continue
    const idempotencyKey = `${kind}:${after.id}:${cause(after)}`
    await notify(tx, { userId, kind, params: { plan }, path: '/subscription', idempotencyKey })
  }
}

type PlanNotification = {
  readonly kind: NotificationKind
  readonly happened: (before: Subscription | null, after: Subscription) => boolean
  readonly cause: (after: Subscription) => string
}

const isPaying = (subscription: Subscription | null) => subscription !== null && PAYING.includes(subscription.status)

const PLAN_NOTIFICATIONS: readonly PlanNotification[] = [
  {
    kind: 'planStarted',
    happened: (before, after) => isPaying(after) && !(isPaying(before) && before?.id === after.id),
    cause: () => 'start',
  },
  {
    kind: 'planChanged',
    happened: (before, after) => isPaying(after) && before?.id === after.id && before.planId !== after.planId,
    cause: ({ planId, currentPeriodStart }) => `${planId}:${currentPeriodStart.toISOString()}`,
  },
  {
    kind: 'paymentFailed',
    happened: (before, after) => after.status === 'past_due' && before?.status !== 'past_due',
    cause: ({ currentPeriodStart }) => currentPeriodStart.toISOString(),
  },
  {
    kind: 'planEnded',
    happened: (before, after) => isPaying(before) && !isPaying(after),
    cause: () => 'end',
  },
]
