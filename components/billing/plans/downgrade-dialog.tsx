'use client'
import { useLocale, useTranslations } from 'next-intl'
import { usePlanNames } from '#components/billing/use-plan-names.ts'
import { Button } from '#components/ui/button.tsx'
import { Modal } from '#components/ui/dialog/dialog.tsx'
import { Spinner } from '#components/ui/spinner.tsx'
import { useDateFormat } from '#components/ui/use-date-format.ts'
import { type PaidPlanId, PLANS, partsOfPlan } from '#lib/catalog/plans.ts'
import type { SubscriptionView } from '#lib/schemas/payment.ts'
import { formatPrice } from './format-price.ts'

type DowngradeDialogProps = {
  planId: PaidPlanId
  subscription: SubscriptionView
  isLeaving: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before another plan is set to follow: no other page would. */
export function DowngradeDialog({ planId, subscription, isLeaving, onConfirm, onClose }: DowngradeDialogProps) {
  const t = useTranslations('billing')
  const language = useLocale()
  const day = useDateFormat()
  const { tier, period } = partsOfPlan(planId)
  const named = usePlanNames()
  const plan = named(planId, subscription.plan)
  const current = named(subscription.plan, planId)
  const sum = formatPrice(language, PLANS[tier].priceCents[period ?? 'monthly'])
  const price = t(period === 'yearly' ? 'downgrade.yearlyPrice' : 'downgrade.monthlyPrice', { sum })
  return (
    <Modal
      title={t('downgrade.title', { plan })}
      description={
        subscription.periodEnd
          ? t('downgrade.text', { date: day(subscription.periodEnd), plan, current })
          : t('outcome.later')
      }
      closeLabel={t('downgrade.close')}
      onClose={onClose}
    >
      <p className="text-sm text-soft">{t('downgrade.price', { plan, price })}</p>
      <div className="flex flex-wrap justify-end gap-3 pt-6">
        <Button onClick={onClose}>{t('downgrade.stay', { plan: current })}</Button>
        <Button variant="accent" disabled={isLeaving} onClick={onConfirm}>
          {isLeaving && <Spinner />}
          {isLeaving ? t('opening') : t('downgrade.confirm', { plan })}
        </Button>
      </div>
    </Modal>
  )
}
