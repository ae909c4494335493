'use client'
import { useTranslations } from 'next-intl'
import { usePlanNames } from '#components/billing/use-plan-names.ts'
import { Button } from '#components/ui/button.tsx'
import { Spinner } from '#components/ui/spinner.tsx'
import { useDateFormat } from '#components/ui/use-date-format.ts'
import {
  isPaidPlanId,
  type PaidPlanId,
  PLANS,
  type PlanId,
  partsOfPlan,
  planMove,
  waitsForPeriodEnd,
} from '#lib/catalog/plans.ts'
import type { SubscriptionView } from '#lib/schemas/payment.ts'

type PlanButtonProps = {
  planId: PlanId
  /** The plan of the person who looks; null for nobody. */
  has: PlanId | null
  subscription: SubscriptionView | undefined
  /** Until it is known, the button keeps its place and shows nothing that may be wrong. */
  isKnown: boolean
  /** The plan whose page is being opened. */
  goal: PlanId | null
  onChoose: (planId: PaidPlanId) => void
  onLower: (planId: PaidPlanId) => void
}

/** The button of a plan. For a change that is scheduled it shows the date and a way to cancel it. */
export function PlanButton({ planId, has, subscription, isKnown, goal, onChoose, onLower }: PlanButtonProps) {
  const t = useTranslations('billing')
  const day = useDateFormat()
  const named = usePlanNames()
  const move = planMove(has, planId)
  const next = subscription?.nextPlan ?? null
  const { popular } = PLANS[partsOfPlan(planId).tier]
  const isOpening = goal === planId
  const isNext = next !== null && next === planId
  const isIdle = move === 'current' || move === 'free' || isNext
  const press = () => {
    if (!isPaidPlanId(planId)) return
    if (subscription && waitsForPeriodEnd(subscription.plan, planId)) onLower(planId)
    else onChoose(planId)
  }
  return (
    <div className={`flex flex-col gap-2 ${isKnown ? '' : 'invisible'}`}>
      <Button
        id={planId}
        variant={popular && !isIdle && move !== 'downgrade' ? 'accent' : 'plain'}
        className="w-full"
        disabled={isIdle || goal !== null}
        onClick={press}
      >
        {isOpening && move !== 'current' && <Spinner />}
        {t(isOpening && move !== 'current' ? 'opening' : `move.${move}`)}
      </Button>
      {isNext && subscription?.periodEnd && (
        <p className="text-sm text-soft">{t('startsOn', { date: day(subscription.periodEnd) })}</p>
      )}
      {move === 'current' && next !== null && isPaidPlanId(planId) && (
        <Button className="w-full" disabled={isOpening} onClick={() => onChoose(planId)}>
          {isOpening && <Spinner />}
          {isOpening ? t('opening') : t('keep', { plan: named(planId, next) })}
        </Button>
      )}
    </div>
  )
}
