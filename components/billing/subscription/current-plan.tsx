'use client'
import { useTranslations } from 'next-intl'
import { usePlanNames } from '#components/billing/use-plan-names.ts'
import { LocalLink } from '#components/ui/link/local-link.tsx'
import { useDateFormat } from '#components/ui/use-date-format.ts'
import { PLANS, partsOfPlan } from '#lib/catalog/plans.ts'
import type { SubscriptionView } from '#lib/schemas/payment.ts'
import { PortalButton } from './portal-button.tsx'
import type { Portal } from './use-portal.ts'

/** What somebody has: the plan and how it goes on, the credits and how long they last. */
export function CurrentPlan({ subscription, portal }: { subscription: SubscriptionView; portal: Portal }) {
  const t = useTranslations('billing')
  const names = useTranslations('account.plans')
  const day = useDateFormat()
  const { plan: planId, credits, creditsEnd } = subscription
  const { tier, period } = partsOfPlan(planId)
  const course = useCourse(subscription)
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <p className="flex items-baseline gap-3">
            <span className="font-display text-xl font-medium">{names(tier)}</span>
            {period && <span className="text-soft">{t(`period.${period}`)}</span>}
          </p>
          {course.map((sentence) => (
            <p key={sentence} className="text-sm text-soft">
              {sentence}
            </p>
          ))}
        </div>
        {period && (
          <PortalButton portal={portal} from="manage">
            {t('manage')}
          </PortalButton>
        )}
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 border-t pt-3">
        <div>
          <p className="tabular font-medium">{t('credits', { count: credits })}</p>
          <p className="text-sm text-faint">
            {tier === 'free' && t('creditsDaily', { count: PLANS.free.credits.amount })}
            {creditsEnd && t('creditsEnd', { date: day(creditsEnd) })}
          </p>
        </div>
        <LocalLink
          href="/account/credits"
          className="inline-flex min-h-11 items-center text-sm underline underline-offset-4"
        >
          {t('history')}
        </LocalLink>
      </div>
    </>
  )
}

/** How the plan goes on. */
function useCourse({ plan, nextPlan, periodEnd, isEnding }: SubscriptionView): string[] {
  const t = useTranslations('billing')
  const day = useDateFormat()
  const named = usePlanNames()
  if (plan === 'free' || !periodEnd) return []
  const date = day(periodEnd)
  if (isEnding) return [t('ends', { date }), t('endsHint')]
  return [
    nextPlan ? t('changes', { plan: named(plan, nextPlan), next: named(nextPlan, plan), date }) : t('renews', { date }),
  ]
}
