'use client'
import { useTranslations } from 'next-intl'
import { usePlanNames } from '#components/billing/use-plan-names.ts'
import { Spinner } from '#components/ui/spinner.tsx'
import { useDateFormat } from '#components/ui/use-date-format.ts'
import { planName } from '#lib/catalog/plans.ts'
import type { SubscriptionView } from '#lib/schemas/payment.ts'
import type { useCheckoutOutcome } from './use-checkout-outcome.ts'

type OutcomeNoticeProps = {
  came: ReturnType<typeof useCheckoutOutcome>
  subscription: SubscriptionView | undefined
}

/** Says what became of a visit to the payment service. */
export function OutcomeNotice({ came, subscription }: OutcomeNoticeProps) {
  const says = useOutcomeText(came, subscription)
  return (
    <div role="status">
      {says && (
        <p className="mt-6 flex items-center gap-3 rounded-md border border-edge bg-raised px-4 py-3">
          {says.isWaiting && <Spinner className="shrink-0 text-accent" />}
          {says.text}
        </p>
      )}
    </div>
  )
}

function useOutcomeText({ outcome, isPaid, isLate, hasArrived }: OutcomeNoticeProps['came'], now?: SubscriptionView) {
  const t = useTranslations('billing.outcome')
  const day = useDateFormat()
  const named = usePlanNames()
  const plan = now && planName(now.plan)
  if (outcome === null) return null
  if (isPaid) {
    if (now && plan && hasArrived(now.plan)) return { text: t('arrived', { plan }) }
    return isLate ? { text: t('late') } : { text: t('waiting'), isWaiting: true }
  }
  if (outcome === 'later' && plan && now.nextPlan && now.periodEnd) {
    return {
      text: t('laterTo', {
        date: day(now.periodEnd),
        plan: named(now.nextPlan, now.plan),
        current: named(now.plan, now.nextPlan),
      }),
    }
  }
  if (outcome === 'kept' && plan) return { text: t('keptPlan', { plan }) }
  return { text: t(outcome as Exclude<typeof outcome, 'paid' | 'changed'>) }
}
